import type { AskComponent } from './ask'
import Act from './Act.svelte'
import Activate from './Activate.svelte'
import Barricade from './Barricade.svelte'
import Deploy from './Deploy.svelte'
import DropZone from './DropZone.svelte'
import Fallback from './Fallback.svelte'
import Gambit from './Gambit.svelte'
import Initiative from './Initiative.svelte'
import Overwatch from './Overwatch.svelte'
import PickModel from './PickModel.svelte'
import Reroll from './Reroll.svelte'
import Resolve from './Resolve.svelte'
import Saves from './Saves.svelte'
import Weapon from './Weapon.svelte'

/** A component for each kind of decision. Kinds that are not here are answered from the list of legal answers. */
const COMPONENTS: Readonly<Record<string, AskComponent>> = {
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
}

export function componentFor(kind: string): AskComponent {
  return COMPONENTS[kind] ?? Fallback
}
