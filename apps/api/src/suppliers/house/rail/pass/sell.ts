import type { Purchase } from '@portolan/supplier/reservation'
import { type Refused, refuse } from '../../../refusal.ts'
import { checkAccepted } from '../../book/accept.ts'
import { RefusedWrite } from '../../book/refusal.ts'
import { missingOf } from '../../book/requirement.ts'
import { requirement } from './requirement.ts'
import type { Sold } from './reservation.ts'
import { type PassShop, totalOf } from './shop.ts'
import { endOf } from './terms.ts'
import type { Found } from './token.ts'

export function refusalOf({ travelers }: Purchase): Refused | undefined {
  if (travelers.length === 0)
    return refuse('invalid', 'Something is missing of the travellers.', {
      fields: [{ pointer: '/travelers', message: 'At least one traveller is needed.' }],
    })
  const fields = missingOf(requirement, travelers)
  return fields.length > 0 ? refuse('invalid', 'Something is missing of the travellers.', { fields }) : undefined
}

/** At the price of now. Throws a refusal, and then the transaction ends. */
export function sell(found: readonly Found[], purchase: Purchase, { priceNow }: Pick<PassShop, 'priceNow'>): Sold {
  const priced = priceNow(found, purchase.travelers)
  if (!priced.ok) throw new RefusedWrite(priced)
  const [first, ...others] = priced.value.map(({ identity, price, detail }, index) => ({
    ...{ identity, price, detail, start: found[index]?.start ?? '' },
  }))
  if (!first) throw new RefusedWrite(refuse('invalid', 'Nothing is asked for.'))
  const passes = [first, ...others] as const
  const total = totalOf([first.price, ...others.map(({ price }) => price)])
  checkAccepted(total.total, purchase.accept)
  return {
    ...{ passes, total, taken: [] },
    travelerRefs: purchase.travelers.map(({ ref }) => ref),
    departs: Math.min(...passes.map(({ start }) => endOf(start))),
  }
}
