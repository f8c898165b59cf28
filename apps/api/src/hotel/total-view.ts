import type { Charge, Total } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import { decimalOf, type Money, sum } from '@portolan/domain/money'
import type { Room } from './room.ts'
import { type RoomShares, sharesOf, type TaxShare, thereShares } from './share.ts'
import { taxText } from './words.ts'

const chargeView = (tax: TaxShare, language: Language): Charge => ({
  ...{ code: tax.code, description: taxText(tax, language) },
  ...{ currencyCode: tax.amount.currency, amount: decimalOf(tax.amount), taxInclusive: true, mandatoryInd: true },
  payAt: tax.isPaidThere ? 'there' : 'now',
})

/** A code once for each place where it is paid. */
function byCode(taxes: readonly TaxShare[]): TaxShare[] {
  const known = new Map<string, TaxShare>()
  for (const tax of taxes) {
    const name = `${tax.code} ${tax.isPaidThere}`
    const minor = tax.amount.minor + (known.get(name)?.amount.minor ?? 0)
    known.set(name, { ...tax, amount: { ...tax.amount, minor } })
  }
  return [...known.values()]
}

type Summed = Pick<RoomShares, 'base' | 'taxed' | 'total' | 'taxes'>

/** All that the guest pays, here and there. Our markup is inside all of it: what the house asks is nobody's business. */
export const totalView = ({ base, taxed, total, taxes }: Summed, language: Language): Total => ({
  ...{ currencyCode: total.currency, amountBeforeTax: decimalOf(base), amountAfterTax: decimalOf(total) },
  amountIncludingMarkup: decimalOf(total),
  taxes: { amount: decimalOf(taxed), taxList: byCode(taxes).map((tax) => chargeView(tax, language)) },
})

/** Of all rooms together. */
export function wholeTotal(rooms: readonly Room[], language: Language): Total {
  const shares = rooms.map(sharesOf)
  const currency = rooms[0]?.offer.price.selling.currency ?? ''
  const all = (part: (one: RoomShares) => Money): Money => sum(shares.map(part), currency)
  const taxes = shares.flatMap((one) => one.taxes)
  return totalView(
    { base: all(({ base }) => base), taxed: all(({ taxed }) => taxed), total: all(({ total }) => total), taxes },
    language,
  )
}

/** The taxes that the house takes from the guest, named: part of the price. What each night comes to is not asked for. */
export const chargesThere = (rooms: readonly Room[], language: Language): Charge[] =>
  byCode(rooms.flatMap((room) => thereShares(room).filter(({ amount }) => amount.minor > 0))).map((tax) =>
    chargeView(tax, language),
  )
