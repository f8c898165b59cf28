import type { Language } from '@portolan/domain/language'
import type { AirExtra, AirPassengerType, FlightSegment, Term, Voyage } from '@portolan/supplier/air'
import type { Party } from '@portolan/supplier/traveler'
import { nightsBetween } from '../platform/local-time.ts'
import { priceText } from '../platform/price-text.ts'
import type { ContentLine } from '../platform/sum-line.ts'
import { countText, fill, listText } from '../platform/words.ts'
import { airTexts } from './catalogue/text.ts'
import type { Flight } from './flight.ts'
import { fareTypeOf } from './party.ts'
import { chargeOf } from './pricing-view.ts'

const types: readonly AirPassengerType[] = ['adult', 'child', 'infant']

/** 'TP 383'. */
export const flightNumber = ({ marketing, number }: FlightSegment): string => `${marketing.code} ${number}`

/** '(+1)' for a landing on the day after; empty on the same day. A date line may bring one there before one left. */
export function laterText(departs: string, arrives: string): string {
  const nights = nightsBetween(departs, arrives)
  return nights === 0 ? '' : `(${nights > 0 ? '+' : '-'}${Math.abs(nights)})`
}

/** '2 adults, 1 child'. */
export function passengersText(party: Party, language: Language): string {
  const counts = types.map((type) => ({ type, count: party.filter((one) => fareTypeOf(one.type) === type).length }))
  const parts = counts.filter(({ count }) => count > 0)
  return listText(
    parts.map(({ type, count }) => countText(airTexts[language].passengers[type], count, language)),
    language,
  )
}

/** What the fare is sold with, a sentence each: bags, change, refund. */
export function termLines(flight: Flight, language: Language): ContentLine[] {
  const { terms } = flight.detail
  const texts = airTexts[language]
  const sentence = (kind: 'cabinBag' | 'checkedBag' | 'change' | 'refund'): ContentLine => {
    const term: Term & { pieces?: number; kg?: number } = terms[kind]
    const charge = chargeOf(kind, flight)
    const figures = { pieces: String(term.pieces ?? ''), kg: String(term.kg ?? '') }
    const fee = charge ? priceText(charge, language) : ''
    const text = fill(texts[kind][term.policy], { ...figures, fee })
    return term.policy === 'charge' ? { text, withoutSum: fill(texts[kind].someFee, figures) } : text
  }
  return [sentence('cabinBag'), sentence('checkedBag'), sentence('change'), sentence('refund')]
}

type ExtraTold = Pick<AirExtra, 'kind' | 'seat' | 'quantity'>

/** '2 extra bags', 'Seat 14A', '1 meal'. */
export function extraText({ kind, seat = '', quantity }: ExtraTold, language: Language): string {
  const texts = airTexts[language]
  return kind === 'seat' ? fill(texts.seat, { seat }).trim() : countText(texts.pieces[kind], quantity, language)
}

/** Every seat by its name, bags and meals of everybody together. */
export function extraTexts(extras: readonly ExtraTold[], language: Language): string[] {
  const seats = extras.filter(({ kind }) => kind === 'seat')
  const pieces = (['bag', 'meal'] as const).flatMap((kind) => {
    const quantity = extras.filter((one) => one.kind === kind).reduce((all, one) => all + one.quantity, 0)
    return quantity > 0 ? [{ kind, quantity }] : []
  })
  return [...seats, ...pieces].map((extra) => extraText(extra, language))
}

interface CityNames {
  cityName(code: string, language: Language): string
}

/** 'Hong Kong – Lisbon'; several cities one after the other, a way on by land after a comma. */
export function routeText(voyages: readonly Voyage[], names: CityNames, language: Language): string {
  const ways = voyages.map(({ segments }) => ({
    from: names.cityName(segments[0]?.from.code ?? '', language),
    to: names.cityName(segments.at(-1)?.to.code ?? '', language),
  }))
  const [out, back] = ways
  if (out && back && ways.length === 2 && back.from === out.to && back.to === out.from) return `${out.from} – ${out.to}`
  return ways.reduce((text, { from, to }, index) => {
    if (index === 0) return `${from} – ${to}`
    return ways[index - 1]?.to === from ? `${text} – ${to}` : `${text}, ${from} – ${to}`
  }, '')
}
