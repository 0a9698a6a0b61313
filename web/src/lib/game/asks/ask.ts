import type { Component } from 'svelte'

import type { Options, Sheet, Table } from '../../../wire'
import type { Decide, LiveGame } from '../game.svelte'
import type { Stage } from '../stage.svelte'

/** What every component for a decision gets. */
export interface AskProps {
  game: LiveGame
  sheet: Sheet
  table: Table
  /** The decision. */
  ask: Decide
  /** The legal answers. */
  options: Options
  /** The board. */
  stage: Stage
  /** What a veteran would answer, where somebody has asked. */
  advised: string | null
}

export type AskComponent = Component<AskProps>
