import { shownName } from '../seats'
import type { OperativeCard, PloyCard, Sheet, TeamCard, UnitSheet, WeaponCard } from '../../wire'

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

/** The card of a unit: `A1`, or the unit of its model `A1.3`; nothing in rule sets where every model acts for itself. */
export function unitOf(sheet: Sheet, id: string): UnitSheet | undefined {
  const unit = id.split('.')[0]
  return teamOf(sheet, sideOf(id))?.units?.find((one) => one.unit === unit)
}

/** The cards of a model, or of all models of a unit. */
export function cardsOf(sheet: Sheet, id: string): OperativeCard[] {
  const own = cardOf(sheet, id)
  return own ? [own] : (unitOf(sheet, id)?.models.flatMap((model) => cardOf(sheet, model) ?? []) ?? [])
}

/** The weapon of a model, or of whoever of a unit carries it. */
export function weaponOf(sheet: Sheet, model: string, slug: string): WeaponCard | undefined {
  return cardsOf(sheet, model).flatMap((card) => card.weapons).find((weapon) => weapon.slug === slug)
}

export function ployOf(sheet: Sheet, side: string, slug: string): PloyCard | undefined {
  return teamOf(sheet, side)?.ploys.find((ploy) => ploy.slug === slug)
}

/** Who plays a side: a name, marked if it is another guest's, or nothing while a friend is awaited. */
export function playerOf(sheet: Sheet, side: string): string | null {
  const seat = sheet.seats[sideIndex(side)]
  if (!seat) return null
  const name = seat.mine ? seat.name : shownName(seat)
  // Players of one name are told apart by their sides.
  const twice = sheet.seats.some((other) => other !== seat && other.name === seat.name)
  return name !== null && twice ? `${name} (${side})` : name
}

/** What a side is called: its player's name, or its team's where one person plays all. */
export function sideName(sheet: Sheet, side: string): string | null {
  const alone = sheet.seats.length > 1 && sheet.seats.every((seat) => seat.mine)
  return alone ? (teamOf(sheet, side)?.name ?? side) : playerOf(sheet, side)
}

/** An operative or a unit as people tell it from others: its number and its name. */
export function modelName(sheet: Sheet, model: string): string {
  const card = cardOf(sheet, model) ?? unitOf(sheet, model)
  return card ? `${model} ${card.name}` : model
}
