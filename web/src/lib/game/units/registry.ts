import type { Ask } from '../../../wire'
import type { AskComponent } from '../asks/ask'
import Against from './Against.svelte'
import BlowsUnit from './BlowsUnit.svelte'
import Casualties from './Casualties.svelte'
import DeployUnit from './DeployUnit.svelte'
import FallenReroll from './FallenReroll.svelte'
import FireUnit from './FireUnit.svelte'
import March from './March.svelte'
import Window from './Window.svelte'

/** Decisions that are made otherwise where models act together in units. */
export const UNIT_COMPONENTS = {
  allocate: Casualties,
  blows: BlowsUnit,
  bravery: Against,
  deploy: DeployUnit,
  fire: FireUnit,
  go: March,
  opportunity: Against,
  reroll: FallenReroll,
  window: Window,
} satisfies { [K in Ask['kind']]?: AskComponent<K> }
