import type { Market, Star } from '../catalogue/market.ts'

export interface StayTax {
  /** CITY_TAX, or CITY_ROOM_TAX for what a city takes of each room on top of its percentage. */
  readonly code: 'CITY_TAX' | 'CITY_ROOM_TAX'
  /** Euro cents, part of the total. */
  readonly amount: number
  /** The house takes it from the guest, whatever was paid before. */
  readonly isPaidThere: boolean
}

/** The city's rule for one room's stay: the same under all plans, but for what the percentage is of. */
export interface TaxRule {
  /** Euro cents, by heads or nights. */
  readonly flat: number
  readonly basisPoints: number
  /** Euro cents beside the percentage. */
  readonly rooms: number
  /** Hundredths of a percent: the price without value-added tax and the tax itself. */
  readonly gross: number
}

const tenThousand = 10_000

const grossPoints = ({ vatPercent }: Pick<Market, 'vatPercent'>): number => tenThousand + Math.round(vatPercent * 100)

export function vatInside(market: Pick<Market, 'vatPercent'>, amount: number): number {
  const gross = grossPoints(market)
  return Math.round((amount * (gross - tenThousand)) / gross)
}

export const nightsTaxed = ({ taxCapNights }: Pick<Market, 'taxCapNights'>, nights: number): number =>
  Math.min(nights, taxCapNights ?? nights)

type Taxing = Pick<Market, 'tax' | 'taxCapNights' | 'vatPercent'>

/** `heads`: who is old enough. */
export function taxRule(market: Taxing, star: Star, nights: number, heads: number): TaxRule {
  const { tax } = market
  const counted = nightsTaxed(market, nights)
  const rule = { flat: 0, basisPoints: 0, rooms: 0, gross: grossPoints(market) }
  switch (tax.basis) {
    case 'none':
      return rule
    case 'person_night':
      return { ...rule, flat: tax.amount[star] * heads * counted }
    case 'room_night':
      return { ...rule, flat: tax.amount[star] * counted }
    case 'once_person':
      return { ...rule, flat: tax.amount[star] * heads }
    case 'percent':
      return { ...rule, basisPoints: tax.basisPoints[star] }
    case 'percent_plus_room':
      return { ...rule, basisPoints: tax.basisPoints[star], rooms: tax.perRoom * counted }
  }
}

/** What cities take a share of is the price before value-added tax: no tax on a tax. */
const shareOf = ({ basisPoints, gross }: TaxRule, room: number): number => Math.round((room * basisPoints) / gross)

/** `room`: euro cents of the room without meals, in the nights that count, discount taken off. */
export const taxTotal = (rule: TaxRule, room: number): number => rule.flat + rule.rooms + shareOf(rule, room)

/**
 * The lines of the total. Sums by head or room are paid at the desk; percentages are part of the bill, wherever that is
 * paid. Some cities tax no house of few stars: nobody reads of a tax of nothing.
 */
export function taxLines(rule: TaxRule, room: number, isBillPaidThere: boolean): StayTax[] {
  const lines: StayTax[] = [
    { code: 'CITY_TAX', amount: rule.flat, isPaidThere: true },
    { code: 'CITY_TAX', amount: shareOf(rule, room), isPaidThere: isBillPaidThere },
    { code: 'CITY_ROOM_TAX', amount: rule.rooms, isPaidThere: isBillPaidThere },
  ]
  return lines.filter(({ amount }) => amount > 0)
}
