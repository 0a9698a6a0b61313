import kt18 from '../../../../locales/fr/kt18.ftl?raw'
import kt21 from '../../../../locales/fr/kt21.ftl?raw'
import kt4w40k from '../../../../locales/fr/kt4w40k.ftl?raw'
import type { Sources } from './bundles'

const shared = import.meta.glob<string>(
  [
    '../../../../locales/fr/page*.ftl',
    // The guide brings its own.
    '!../../../../locales/fr/page-guide.ftl',
    '../../../../locales/fr/{term,ask,reason,command}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

export default { shared: Object.values(shared), kt18, kt21, kt4w40k } satisfies Sources
