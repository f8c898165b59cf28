import type { Language } from '@portolan/domain/language'
import type { BookingRecord } from '../booking/booking.ts'
import { wholeSpanText } from '../platform/words.ts'
import type { PaperContent } from './paper.ts'

const isDay = (local: string | null): local is string => local !== null && /^\d{4}-\d\d-\d\d/.test(local)

/** What a product that registered no view is on paper: its name and its days. */
export function plainContent({ title, travelStart, travelEnd }: BookingRecord, language: Language): PaperContent {
  const [start, end] = [travelStart, travelEnd ?? travelStart].map((local) => (isDay(local) ? local.slice(0, 10) : ''))
  const heading = start && end ? wholeSpanText(start, end, language) : ''
  return {
    kind: 'voucher',
    title,
    supplierName: '',
    sections: heading ? [{ heading, legs: [], lines: [] }] : [],
    priceLines: [],
    terms: [],
    events: start && end ? [{ title, start: { local: start }, end: { local: end }, lines: [] }] : [],
  }
}
