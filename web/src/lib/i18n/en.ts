import kt18 from '../../../../locales/en/kt18.ftl?raw'
import kt21 from '../../../../locales/en/kt21.ftl?raw'
import kt4w40k from '../../../../locales/en/kt4w40k.ftl?raw'
import type { Sources } from './bundles'

const shared = import.meta.glob<string>(
  [
    '../../../../locales/en/page*.ftl',
    // The guide brings its own.
    '!../../../../locales/en/page-guide.ftl',
    '../../../../locales/en/{term,ask,reason,command}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

export default { shared: Object.values(shared), kt18, kt21, kt4w40k } satisfies Sources
