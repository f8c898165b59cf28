import type { Format } from '../../i18n/format.ts'
import type { Say } from '../../i18n/text.ts'
import { type Flyer, flyerWords } from './flyer.ts'
import type { Seat } from './seats.ts'

export const priceWords = (
  { amount, currencyCode }: { amount: number; currencyCode: string },
  t: Say,
  format: Format,
) => (amount === 0 ? t('extras.included') : format.money(amount, currencyCode))

/** 'Seat 24A, window, extra legroom, HK$390.00': everything that its place in the picture tells. */
export function seatWords({ name, place, offer }: Seat, owner: Flyer | undefined, t: Say, format: Format): string {
  if (!offer) return t('extras.seat.taken', { seat: name })
  const words = t(`extras.seat.${offer.comfort}`, {
    ...{ seat: name, place: t(`extras.place.${place}`), price: priceWords(offer.price, t, format) },
  })
  return owner ? t('extras.seat.mine', { seat: words, who: flyerWords(owner, t) }) : words
}
