import type { OperativeCard, PloyCard, Sheet, TeamCard, WeaponCard } from '../../wire'

/** The number of a side: `A` is 0. */
export function sideIndex(side: string): number {
  return side.charCodeAt(0) - 65
}

/** The side of a model: `B3` is of `B`. */
export function sideOf(model: string): string {
  return model.slice(0, 1)
}

export function teamOf(sheet: Sheet, side: string): TeamCard | undefined {
  return sheet.teams[sideIndex(side)]
}

export function cardOf(sheet: Sheet, model: string): OperativeCard | undefined {
  return teamOf(sheet, sideOf(model))?.operatives.find((card) => card.model === model)
}

export function weaponOf(sheet: Sheet, model: string, slug: string): WeaponCard | undefined {
  return cardOf(sheet, model)?.weapons.find((weapon) => weapon.slug === slug)
}

export function ployOf(sheet: Sheet, side: string, slug: string): PloyCard | undefined {
  return teamOf(sheet, side)?.ploys.find((ploy) => ploy.slug === slug)
}

/** Who plays a side: a name, or nothing while a friend is awaited. */
export function playerOf(sheet: Sheet, side: string): string | null {
  return sheet.seats[sideIndex(side)]?.name ?? null
}

/** What a side is called: its player's name, or its team's where one person plays all. */
export function sideName(sheet: Sheet, side: string): string | null {
  const alone = sheet.seats.length > 1 && sheet.seats.every((seat) => seat.mine)
  return alone ? (teamOf(sheet, side)?.name ?? side) : playerOf(sheet, side)
}

/** An operative as people tell it from others: its number and its name. */
export function modelName(sheet: Sheet, model: string): string {
  const card = cardOf(sheet, model)
  return card ? `${model} ${card.name}` : model
}
