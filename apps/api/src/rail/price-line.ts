import type { RailCondition, RailPriceLine } from '@portolan/contract/rail-journey'
import { allocate, decimalOf, type Money, split, sum } from '@portolan/domain/money'
import { railPassengerCodes } from '@portolan/domain/rail/fare'
import type { Price } from '@portolan/supplier/offer'
import type { Party } from '@portolan/supplier/traveler'
import type { KeptOffer } from '../offer/offer.ts'
import { codeOfType } from './party.ts'

interface Line {
  code: string
  quantity: number
  weight: number
}

type Priced = Pick<KeptOffer, 'supplierPrice' | 'price' | 'party'>

/** The supplier's own lines, where they are whole and come to its total. */
function linesOf({ lines, total }: Price): Line[] | undefined {
  if (!Array.isArray(lines) || lines.length === 0) return undefined
  const isSound = lines.every(
    (line) =>
      typeof line?.code === 'string' &&
      Number.isSafeInteger(line.quantity) &&
      Number.isSafeInteger(line.amount?.minor) &&
      line.amount.minor >= 0 &&
      line.amount.currency === total.currency,
  )
  if (!isSound || lines.reduce((all, { amount }) => all + amount.minor, 0) !== total.minor) return undefined
  return lines.map(({ code, quantity, amount }) => ({ code, quantity, weight: amount.minor }))
}

/** Where the supplier tells no lines everybody pays alike. */
function linesOfParty(party: Party): Line[] {
  const codes = party.map(({ type }) => codeOfType(type))
  return railPassengerCodes
    .map((code) => ({ code, quantity: codes.filter((one) => one === code).length }))
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, weight: line.quantity }))
}

/** Most travel alone, or all of one kind: nothing is shared out then. */
function shared(whole: Money, lines: readonly Line[]): Money[] {
  if (lines.length === 1) return [whole]
  return lines.every(({ weight }) => weight === 0)
    ? split(whole, lines.length)
    : allocate(
        whole,
        lines.map(({ weight }) => weight),
      )
}

const order: readonly string[] = railPassengerCodes

const rank = (code: string): number => {
  const place = order.indexOf(code)
  return place < 0 ? railPassengerCodes.length : place
}

interface Part {
  code: string
  quantity: number
  supplier: Money
  selling: Money
}

/** To the unit: the parts come to the totals in both currencies. Passengers first, in their order, then fees. */
function partsOf({ supplierPrice, price, party }: Priced): Part[] {
  const lines = linesOf(supplierPrice) ?? linesOfParty(party)
  if (lines.length === 0) return []
  const [supplier, selling] = [shared(price.supplier, lines), shared(price.selling, lines)]
  return lines
    .map(({ code, quantity }, index) => ({
      ...{ code, quantity },
      supplier: supplier[index] ?? price.supplier,
      selling: selling[index] ?? price.selling,
    }))
    .sort((one, other) => rank(one.code) - rank(other.code))
}

const isPassenger = (code: string): boolean => rank(code) < railPassengerCodes.length

export const priceLines = (offer: Priced, conditions: RailCondition[]): RailPriceLine[] =>
  partsOf(offer).map(({ code, quantity, supplier, selling }) => ({
    ...{ code, quantity, amount: decimalOf(supplier), sellingAmount: decimalOf(selling) },
    conditions: isPassenger(code) ? conditions : [],
  }))

const totalOf = (all: readonly Money[]): Money | undefined => {
  const [first] = all
  return first && all.every(({ currency }) => currency === first.currency) ? sum(all, first.currency) : undefined
}

/** One sum in one currency: where the suppliers have several, only the selling price can be told. */
export function pricePairOf(offers: readonly Priced[]) {
  const selling = totalOf(offers.map(({ price }) => price.selling))
  const supplier = totalOf(offers.map(({ price }) => price.supplier)) ?? selling
  if (!selling || !supplier) throw new RangeError('The offers are not sold in one currency.')
  return {
    currencyCode: supplier.currency,
    totalAmount: decimalOf(supplier),
    sellingCurrencyCode: selling.currency,
    sellingTotalAmount: decimalOf(selling),
  }
}

/** Of several tickets together: out and back of the same passengers in one line. */
export function pricingOf(offers: readonly (Priced & { conditions: RailCondition[] })[]) {
  const isOne = totalOf(offers.map(({ price }) => price.supplier)) !== undefined
  const merged = new Map<string, Part & { conditions: RailCondition[] }>()
  for (const offer of offers)
    for (const part of partsOf(offer)) {
      const own = isOne ? part : { ...part, supplier: part.selling }
      const conditions = isPassenger(part.code) ? offer.conditions : []
      const known = merged.get(part.code)
      merged.set(
        part.code,
        known
          ? {
              ...known,
              supplier: sum([known.supplier, own.supplier], own.supplier.currency),
              selling: sum([known.selling, own.selling], own.selling.currency),
              conditions: [...known.conditions, ...conditions],
            }
          : { ...own, conditions },
      )
    }
  const lines = [...merged.values()].sort((one, other) => rank(one.code) - rank(other.code))
  return {
    ...pricePairOf(offers),
    priceBreakdown: lines.map(({ code, quantity, supplier, selling, conditions }) => ({
      ...{ code, quantity, amount: decimalOf(supplier), sellingAmount: decimalOf(selling), conditions },
    })),
  }
}
