import { type Comfort, type Flexibility, type RailPassengerCode, railPassengerCodes } from '@portolan/domain/rail/fare'
import type { Price } from '@portolan/supplier/offer'
import type { Brand, Operator } from '../operator.ts'
import { bandIn, codeOf, type PartyMember } from './band.ts'
import type { FareCode } from './catalogue/fare-code.ts'
import { returnPercent, throughPercents } from './catalogue/tariff.ts'
import type { RideRange } from './range.ts'
import { type FareCurrency, priceRide, roundFare, soldAs } from './ride-price.ts'

/** A train of the journey, with how far up its price has gone. */
export interface PricedRide {
  readonly operator: Operator
  readonly brand: Brand
  readonly range: RideRange
  readonly step: number
}

export interface FareQuestion {
  readonly rides: readonly PricedRide[]
  readonly comfort: Comfort
  readonly flexibility: Flexibility
  readonly currency: FareCurrency
  readonly fareCode: FareCode | undefined
  /** The way out of a return fare. */
  readonly isReturn: boolean
}

/** What one adult pays, with the parts of the trains before the discount for travelling through. */
export interface AdultFare {
  readonly minor: number
  readonly parts: readonly number[]
}

/** Undefined where an operator has no such ticket nor one that binds less. */
export function adultFare(question: FareQuestion): AdultFare | undefined {
  const { rides, comfort, flexibility, currency, fareCode, isReturn } = question
  const asked = fareCode?.pricedAs[flexibility] ?? flexibility
  const percent = fareCode?.pricedAs[flexibility] ? fareCode.percent : 100
  const parts: number[] = []
  for (const { operator, brand, range, step } of rides) {
    const [sold, priced] = [soldAs(operator, flexibility), soldAs(operator, asked)]
    if (!sold || !priced) return undefined
    parts.push(priceRide({ range, kind: brand.kind, comfort, flexibility: priced, step, currency }))
  }
  const single = parts.reduce((all, part) => all + part, 0)
  const through = throughPercents[Math.min(parts.length, throughPercents.length) - 1] ?? 100
  const discount = (through * percent * (isReturn ? returnPercent : 100)) / 10_000
  return { minor: discount === 100 ? single : roundFare((single * discount) / 100), parts }
}

/** Shares fall on ten minor units. */
const roundShare = (minor: number): number => Math.round(minor / 10) * 10

/** What each of the party pays of the adult's fare: on every train as its operator's bands say. */
function shareOf(
  fare: AdultFare,
  operators: readonly Operator[],
  member: PartyMember,
  party: readonly PartyMember[],
): number {
  const percents = operators.map((operator) => bandIn(operator, member, party).percent)
  if (percents.every((percent) => percent === 100)) return fare.minor
  const whole = fare.parts.reduce((all, part) => all + part, 0)
  const weighed = fare.parts.reduce((all, part, index) => all + part * (percents[index] ?? 100), 0)
  return roundShare((fare.minor * weighed) / (whole * 100))
}

/** A line for each kind of passenger, in their order; together they are the total. */
export function partyPrice(
  fare: AdultFare,
  operators: readonly Operator[],
  party: readonly PartyMember[],
  currency: FareCurrency,
): Price {
  const lines = new Map<RailPassengerCode, { quantity: number; minor: number }>()
  for (const member of party) {
    const code = codeOf(member.type)
    const { quantity, minor } = lines.get(code) ?? { quantity: 0, minor: 0 }
    lines.set(code, { quantity: quantity + 1, minor: minor + shareOf(fare, operators, member, party) })
  }
  const known = railPassengerCodes.flatMap((code) => {
    const line = lines.get(code)
    return line ? [{ code, quantity: line.quantity, amount: { minor: line.minor, currency } }] : []
  })
  return { total: { minor: known.reduce((all, { amount }) => all + amount.minor, 0), currency }, lines: known }
}

/** Whether the ticket is one of the journey's: each operator has it or better, and one of them has just this. */
export const sellsFlexibility = (operators: readonly Operator[], flexibility: Flexibility): boolean =>
  operators.every((operator) => soldAs(operator, flexibility) !== undefined) &&
  operators.some((operator) => soldAs(operator, flexibility) === flexibility)

/** Somebody who pays nothing on any train. */
export const shareIsFree = (
  operators: readonly Operator[],
  member: PartyMember,
  party: readonly PartyMember[],
): boolean => operators.every((operator) => bandIn(operator, member, party).percent === 0)
