import { todayIn } from '@portolan/domain/date'
import type { WriteContext } from '@portolan/supplier/context'
import type { Outcome } from '@portolan/supplier/outcome'
import type { SupplierFor } from '@portolan/supplier/query'
import type { RailPassDetail } from '@portolan/supplier/rail'
import type { Purchase, Reservation, ReservationRef } from '@portolan/supplier/reservation'
import type { Clock } from '../../../../platform/clock.ts'
import type { Platform } from '../../../../platform/module.ts'
import { refuse } from '../../../refusal.ts'
import { makeLine } from '../../book/line.ts'
import { type Done, isLocator, makeBook } from './book.ts'
import { isLive, refundOf, reservationOf, type Sale } from './sale.ts'
import { readLevel } from './sale-store.ts'
import { makePassShop } from './shop.ts'

const housePassId = 'house-rail-pass'

export interface HousePassParts extends Pick<Platform, 'db' | 'safe' | 'log'> {
  /** Of deadlines. */
  clock: Clock
  /** Of what ends by itself: offers, holds, refunds. Absent: the same. */
  expiryClock?: Clock
  /** Where the shop stands: its date is the day of issue. */
  timeZone: string
}

const can = { hold: true, cancelQuote: true, partialCancel: false, idempotentWrites: true, retrieveByKey: true }

/** The house's own rail passes. They have no seats: none is ever sold out. */
export function makeHousePass(parts: HousePassParts): SupplierFor<'railPass', RailPassDetail> {
  const { db, clock, expiryClock = clock, timeZone, log } = parts
  const id = housePassId
  const now = () => expiryClock.now().getTime()
  const shop = makePassShop({ id, now, today: () => todayIn(timeZone, expiryClock.now()) })
  const book = makeBook({ db, safe: parts.safe.apart('rail passes'), shop, now })
  const line = makeLine(id, clock, log)

  const show = (sale: Sale): Reservation<RailPassDetail> => reservationOf(sale, id, now())
  /** What nobody was ever given is nobody's, and not every text can be asked the database for. */
  const locatorIn = ({ supplier, locator }: ReservationRef): string =>
    supplier === id && isLocator(locator) ? locator : ''
  const unknown = () => refuse('notFound', 'There is no such pass.')

  const write = (context: WriteContext, work: () => Promise<Done>): Promise<Outcome<Done>> =>
    line.write(context, async () => ({ ok: true, value: await work() }))

  const take = async (state: 'held' | 'confirmed', input: Purchase, context: WriteContext) => {
    // What a repetition asks for may have been done in time: only the books can tell.
    const found = shop.read(input.offers, context.attempt > 1)
    if (!found.ok) return found
    const outcome = await write(context, () => book.take(found.value, input, state, context))
    return outcome.ok ? { ok: true as const, value: show(outcome.value.sale) } : outcome
  }

  return {
    id,
    product: 'railPass',
    can,
    search: (query, context) => line.read(context, async () => shop.find(query, await readLevel(db), context)),
    async quote({ offers }, context) {
      const found = shop.read(offers)
      return found.ok ? line.read(context, async () => shop.quote(found.value, await readLevel(db))) : found
    },
    hold: (input, context) => take('held', input, context),
    async confirm(input, context) {
      if ('offers' in input) return take('confirmed', input, context)
      const outcome = await write(context, () => book.confirm(locatorIn(input.reservation), input.accept, context))
      return outcome.ok ? { ok: true, value: show(outcome.value.sale) } : outcome
    },
    async cancel(input, context) {
      const locator = locatorIn(input.reservation)
      if (input.mode === 'commit') {
        const outcome = await write(context, () => book.cancel(locator, input.accept, context))
        if (!outcome.ok) return outcome
        const { quote, sale } = outcome.value
        return { ok: true, value: { ...(quote && { quote }), reservation: show(sale) } }
      }
      if (input.travelerRefs || input.segmentRefs || input.offers)
        return refuse('unsupported', 'Passes bought together are cancelled together.')
      return line.read(context, async () => {
        const sale = await book.find(locator)
        if (!sale) return unknown()
        if (!isLive(sale, now())) return refuse('rejected', 'There is nothing left to cancel.')
        return { ok: true, value: { quote: refundOf(sale, now()), reservation: show(sale) } }
      })
    },
    retrieve: (key, context) =>
      line.read(context, async () => {
        const sale = await ('idempotencyKey' in key ? book.byKey(key.idempotencyKey) : book.find(locatorIn(key)))
        return sale ? { ok: true, value: show(sale) } : unknown()
      }),
    async health(context) {
      const start = clock.now().getTime()
      const outcome = await line.read(context, async () => ({ ok: true, value: await readLevel(db) }))
      const latencyMs = clock.now().getTime() - start
      return outcome.ok ? { status: 'UP', latencyMs } : { status: 'DOWN', latencyMs, message: outcome.error.details }
    },
  }
}
