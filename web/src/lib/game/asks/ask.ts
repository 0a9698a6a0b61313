import type { Component } from 'svelte'

import type { Answer, Ask, Options, Sheet, Side, Table } from '../../../wire'
import type { LiveGame } from '../game.svelte'
import type { Stage } from '../stage.svelte'

/** A decision of some kinds. */
export type AskOf<K extends Ask['kind']> = Extract<Ask, { kind: K }>

/** What every component for a decision gets. */
export interface AskProps<A extends Ask = Ask> {
  game: LiveGame
  sheet: Sheet
  table: Table
  /** Who decides. */
  side: Side
  /** The decision. */
  ask: A
  /** What is asked, as a sentence. */
  prompt: string
  /** The legal answers. */
  options: Options
  /** The board. */
  stage: Stage
  /** What a veteran would answer, where somebody has asked. */
  advised: Answer | null
}

/** A component for decisions of some kinds. */
export type AskComponent<K extends Ask['kind']> = Component<AskProps<AskOf<K>>>
