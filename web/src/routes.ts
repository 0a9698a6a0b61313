import type { Component } from 'svelte'

import { match } from './lib/match'

/** What every page gets: the named parts of its path. */
export interface PageProps {
  params: Record<string, string>
}

export interface Route {
  /** `/rules/:id`: the part after the colon becomes `params.id`. */
  pattern: string
  /** The message that names the page in the browser's tab; it may use the named parts of the path. */
  title: string
  /** Fetched when somebody goes there. Pages that need no params do not declare them. */
  load: () => Promise<{ default: Component<PageProps> | Component<Record<string, never>> }>
  /** Boards want the whole width of the window. */
  wide?: boolean
  /** Nothing round it: it stands in a page of somebody else's. */
  bare?: boolean
}

export const ROUTES: readonly Route[] = [
  { pattern: '/', title: 'home-title', load: () => import('./pages/Home.svelte') },
  { pattern: '/odds', title: 'chances-title', load: () => import('./pages/Odds.svelte') },
  { pattern: '/rules', title: 'rules-title', load: () => import('./pages/Rules.svelte') },
  { pattern: '/rules/:id', title: 'rules-one', load: () => import('./pages/Rules.svelte') },
  { pattern: '/guide', title: 'guide-page', load: () => import('./pages/Guide.svelte') },
  { pattern: '/guide/:rules', title: 'guide-page', load: () => import('./pages/Guide.svelte') },
  { pattern: '/sight', title: 'lab-title', load: () => import('./pages/Sight.svelte'), wide: true },
  { pattern: '/killzones', title: 'draw-title', load: () => import('./pages/Killzones.svelte'), wide: true },
  { pattern: '/killzones/:id', title: 'draw-title', load: () => import('./pages/Killzones.svelte'), wide: true },
  { pattern: '/play', title: 'new-title', load: () => import('./pages/NewGame.svelte') },
  { pattern: '/new', title: 'new-title', load: () => import('./pages/NewGame.svelte') },
  { pattern: '/join/:id/:invite', title: 'join-title-plain', load: () => import('./pages/Join.svelte') },
  { pattern: '/game/:id', title: 'game-page', load: () => import('./pages/Game.svelte'), wide: true },
  { pattern: '/replays', title: 'replays-title', load: () => import('./pages/Replays.svelte') },
  { pattern: '/embed/:id', title: 'replay-title', load: () => import('./pages/Embed.svelte'), wide: true, bare: true },
  { pattern: '/replay/:id', title: 'replay-title', load: () => import('./pages/Replay.svelte'), wide: true },
]

export const NOT_FOUND: Route = {
  pattern: '',
  title: 'missing-title',
  load: () => import('./pages/Missing.svelte'),
}

/** The page of a path, with the named parts of the path. */
export function routeOf(path: string): { route: Route; params: Record<string, string> } {
  for (const route of ROUTES) {
    const params = match(route.pattern, path)
    if (params) return { route, params }
  }
  return { route: NOT_FOUND, params: {} }
}
