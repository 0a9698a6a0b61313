import type { Language } from '../i18n/language'
import { ruleList, type EditionId } from './setup'

/**
 * The weapon rules that change an attack's odds, as the cards of each language print them. The books exist in
 * these languages; elsewhere the English names are read.
 */
const NAMES: Record<EditionId, Partial<Record<Language, readonly string[]>> & { en: readonly string[] }> = {
  kt24: {
    en: [
      'Accurate 1',
      'Balanced',
      'Brutal',
      'Ceaseless',
      'Devastating 3',
      'Hot',
      'Lethal 5+',
      'Piercing 1',
      'Piercing Crits 1',
      'Punishing',
      'Relentless',
      'Rending',
      'Saturate',
      'Severe',
      'Shock',
    ],
    it: [
      'Accurata 1',
      'Bilanciata',
      'Brutale',
      'Incessante',
      'Devastante 3',
      'Ustionante',
      'Letale 5+',
      'Penetrante 1',
      'Critici Penetranti 1',
      'Punitiva',
      'Ineluttabile',
      'Dilaniante',
      'Saturazione',
      'Inclemente',
      'Shock',
    ],
  },
  kt21: {
    en: ['AP1', 'Balanced', 'Brutal', 'Ceaseless', 'Hot', 'Lethal 5+', 'MW3', 'No Cover', 'P1', 'Relentless', 'Rending', 'Splash 1', 'Stun'],
    fr: [
      'PA1',
      'Équilibré',
      'Brutal',
      'Incessant',
      'Surchauffe',
      'Létal 5+',
      'BM3',
      'Pas de Couvert',
      'P1',
      'Implacable',
      'Perforant',
      'Projections 1',
      'Étourdissant',
    ],
    es: [
      'FP1',
      'Equilibrada',
      'Brutal',
      'Incesante',
      'Sobrecalentamiento',
      'Letal 5+',
      'HM3',
      'Sin cobertura',
      'P1',
      'Implacable',
      'Desgarradora',
      'Explosión 1',
      'Aturdir',
    ],
  },
}

export function suggestions(rules: EditionId, language: Language): readonly string[] {
  return NAMES[rules][language] ?? NAMES[rules].en
}

function nameOf(rule: string): string {
  return rule.replace(/\s*\d+\+?$/, '').toLowerCase()
}

/** Whether a text of rules has this one, with whatever number. */
export function carries(text: string, rule: string): boolean {
  return ruleList(text).some((one) => nameOf(one) === nameOf(rule))
}

/** The text with the rule added, or without it if it was there. */
export function toggled(text: string, rule: string): string {
  const list = ruleList(text)
  const kept = list.filter((one) => nameOf(one) !== nameOf(rule))
  return (kept.length < list.length ? kept : [...list, rule]).join(', ')
}
