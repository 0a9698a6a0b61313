import type { Ask } from '../../../wire'
import { hasUnits } from '../../rule-sets'
import { UNIT_COMPONENTS } from '../units/registry'
import type { AskComponent } from './ask'
import Act from './Act.svelte'
import Activate from './Activate.svelte'
import Barricade from './Barricade.svelte'
import Blows from './Blows.svelte'
import Deploy from './Deploy.svelte'
import DoorChoice from './DoorChoice.svelte'
import DropZone from './DropZone.svelte'
import Fallback from './Fallback.svelte'
import Fire from './Fire.svelte'
import Gambit from './Gambit.svelte'
import Go from './Go.svelte'
import Initiative from './Initiative.svelte'
import Intercept from './Intercept.svelte'
import MoveModel from './MoveModel.svelte'
import Overwatch from './Overwatch.svelte'
import PickModel from './PickModel.svelte'
import Reaction from './Reaction.svelte'
import Reroll from './Reroll.svelte'
import Resolve from './Resolve.svelte'
import Saves from './Saves.svelte'
import Weapon from './Weapon.svelte'

/** A component for each kind of decision. */
const COMPONENTS = {
  'drop-zone': DropZone,
  barricade: Barricade,
  deploy: Deploy,
  initiative: Initiative,
  gambit: Gambit,
  react: Gambit,
  activate: Activate,
  counteract: PickModel,
  overwatch: Overwatch,
  'next-target': PickModel,
  'more-targets': PickModel,
  act: Act,
  keep: Fallback,
  reroll: Reroll,
  use: Fallback,
  'cover-save': Fallback,
  saves: Saves,
  weapon: Weapon,
  resolve: Resolve,
  move: MoveModel,
  go: Go,
  doors: DoorChoice,
  'remote-doors': DoorChoice,
  contest: PickModel,
  'door-state': DoorChoice,
  reaction: Reaction,
  intercept: Intercept,
  snap: Reaction,
  fire: Fire,
  'fight-with': PickModel,
  blows: Blows,
  cast: PickModel,
  deny: PickModel,
  embark: PickModel,
  muster: PickModel,
  'save-with': Fallback,
  window: Fallback,
  opportunity: Fallback,
  allocate: Fallback,
  bravery: Fallback,
} satisfies { [K in Ask['kind']]: AskComponent<K> }

/** The component for decisions of a kind; it must be given no others. */
export function componentFor(kind: Ask['kind'], rules: string): AskComponent<Ask['kind']> {
  const units: { [K in Ask['kind']]?: AskComponent<K> } = hasUnits(rules) ? UNIT_COMPONENTS : {}
  return (units[kind] ?? COMPONENTS[kind]) as AskComponent<Ask['kind']>
}
