import { t } from './i18n/speech.svelte'

/** Who sits somewhere, as others see it: nobody has vouched for the name of a guest. */
export function shownName(seat: { readonly name: string | null; readonly guest: boolean }): string | null {
  return seat.name !== null && seat.guest ? t('seat-guest', { name: seat.name }) : seat.name
}
