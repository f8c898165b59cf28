import type { BookingSummary } from '@portolan/contract/booking'
import type { Product } from '@portolan/domain/product'
import type { Format } from '../i18n/format.ts'
import type { Choice, ChoiceKind } from '../ui/choice.ts'
import { referenceOf } from './model.ts'

const kinds: Partial<Record<Product, ChoiceKind>> = {
  air: 'airport',
  hotel: 'hotel',
  rail: 'station',
  railPass: 'station',
}

/** 'Paris – Zürich', whose and when, with its reference at the end. */
export function bookingChoice(booking: BookingSummary, format: Format): Choice {
  const { bookingId, title, leadTraveler, travelStart, productType } = booking
  const detail = [leadTraveler, travelStart && format.date(travelStart.slice(0, 10))].filter(Boolean).join(' · ')
  return { id: bookingId, name: title, detail, kind: kinds[productType] ?? 'city', code: referenceOf(booking).id }
}
