import type { CarDetail } from '@portolan/supplier/car'
import type { Instant } from '@portolan/supplier/outcome'
import type { Purchase } from '@portolan/supplier/reservation'
import type { Db } from '../../../../platform/db.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import { checkAccepted } from '../../book/accept.ts'
import { partyOn } from '../../book/party.ts'
import { payLater } from '../../book/pay-by.ts'
import { RefusedWrite } from '../../book/refusal.ts'
import { missingOf } from '../../book/requirement.ts'
import { officeOf } from '../catalogue/office.ts'
import { agesLike } from '../price/driver.ts'
import { takeDays } from './car-day-store.ts'
import { requirement } from './requirement.ts'
import type { Sold } from './reservation.ts'
import { soldOut } from './rule.ts'
import type { Shop } from './shop.ts'
import type { Ticket } from './token.ts'

/** Whether the price is that of a driver who is as old as this one will be. */
function isQuotedFor({ pickUp, pickUpAt, driverAge }: Ticket, { travelers }: Purchase): boolean {
  const market = officeOf(pickUp)?.market
  const [driver] = partyOn(travelers, pickUpAt.slice(0, 10))
  const own = market && driver?.age !== undefined ? agesLike(market, driver.age) : undefined
  return own !== undefined && own.from === (market && agesLike(market, driverAge))?.from
}

/** What can be told without a look into the books. */
export function refusalOf(found: readonly Ticket[], purchase: Purchase): Refused | undefined {
  const [ticket, ...more] = found
  if (!ticket || more.length > 0) return refuse('invalid', 'One car is one booking.')
  if (purchase.extras?.length) return refuse('invalid', 'An extra is chosen with the offer.')
  if (purchase.travelers.length !== 1) return refuse('invalid', 'A car is rented by one driver.')
  const fields = missingOf(requirement, purchase.travelers)
  if (fields.length > 0) return refuse('invalid', 'Something is missing of the driver.', { fields })
  if (isQuotedFor(ticket, purchase)) return undefined
  const message = 'The price is for a driver of another age.'
  return refuse('invalid', message, { fields: [{ pointer: '/travelers/0/birthDate', message }] })
}

/** How many are left, and what else could be had, is of no interest afterwards; the flight they wait for is. */
function soldDetail({ left, ...detail }: CarDetail, { answers = [] }: Purchase): CarDetail {
  const isChosen = (code: string): boolean => detail.chosen.some((one) => one.code === code)
  const flight = answers.find(({ code }) => code === 'FLIGHT')?.value
  return {
    ...detail,
    extras: detail.extras.filter(({ code }) => isChosen(code)),
    covers: detail.covers.filter(({ code, isIncluded }) => isIncluded || isChosen(code)),
    ...(flight !== undefined && { arrivalFlight: flight }),
  }
}

/** Prices the car as it is now and takes it. Throws a refusal, and then the transaction ends. */
export async function sell(
  tx: Db,
  found: readonly Ticket[],
  purchase: Purchase,
  { priceAgain, now }: Pick<Shop, 'priceAgain'> & { now(): Instant },
): Promise<Sold> {
  const again = await priceAgain(tx, found)
  if ('error' in again) throw new RefusedWrite(again)
  const { offer, wishes, departs } = again
  checkAccepted(offer.price.total, purchase.accept)
  if (!(await takeDays(tx, wishes))) throw new RefusedWrite(soldOut())
  return {
    ...{ detail: soldDetail(offer.detail, purchase), penalties: offer.penalties ?? [], total: offer.price, departs },
    taken: wishes.map(({ given, ...taken }) => taken),
    travelerRefs: purchase.travelers.map(({ ref }) => ref),
    ...payLater([offer.detail.freeUntil], now()),
  }
}
