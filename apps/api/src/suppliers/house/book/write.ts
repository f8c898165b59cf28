import type { WriteContext } from '@portolan/supplier/context'
import type { ReservationRef } from '@portolan/supplier/reservation'
import type { Db } from '../../../platform/db.ts'
import { refuse } from '../../refusal.ts'
import { beginWrite, type Done, drawLocator, lockBooking, type Write } from './book-store.ts'
import { type Booking, isOf, type SoldBase } from './booking.ts'
import { hashOfInput } from './input-hash.ts'
import { noSuchReservation, RefusedWrite } from './refusal.ts'
import type { Turns } from './turns.ts'

/** Each is one transaction with the database: all of it, or nothing; and the work is done once under its key. */
export interface Writes<Sold extends SoldBase> {
  /** Under a locator of its own. */
  enter(
    operation: string,
    input: unknown,
    of: WriteContext,
    work: (tx: Db, locator: string) => Promise<Booking<Sold>>,
  ): Promise<Done<Sold>>
  change(
    operation: string,
    ref: ReservationRef,
    input: unknown,
    of: WriteContext,
    work: (tx: Db, booking: Booking<Sold>, write: Write) => Promise<Done<Sold>>,
  ): Promise<Done<Sold>>
}

export interface WriteParts {
  id: string
  db: Db
  /** Shared by all who sell here: those who want the same thing wait for it, and not with all our connections. */
  turns: Turns
}

export function makeWrites<Sold extends SoldBase>({ id, db, turns }: WriteParts): Writes<Sold> {
  const writeOf = ({ idempotencyKey }: WriteContext, input: string, locator: string): Write => ({
    ...{ supplier: id, key: idempotencyKey, input, locator },
  })

  const transact = ({ signal }: WriteContext, work: (tx: Db) => Promise<Done<Sold>>): Promise<Done<Sold>> =>
    turns(() => {
      // Whoever has gone while waiting is told that nobody knows: then nothing may follow.
      signal.throwIfAborted()
      return db.transaction(work)
    })

  const once = async (tx: Db, write: Write, work: () => Promise<Done<Sold>>): Promise<Done<Sold>> => {
    const before = await beginWrite<Sold>(tx, write)
    if (before === 'otherInput')
      throw new RefusedWrite(refuse('invalid', 'This key was used for something else before.'))
    return before ?? work()
  }

  const locked = async (tx: Db, { locator }: Write): Promise<Booking<Sold>> => {
    const booking = await lockBooking<Sold>(tx, id, locator)
    if (!booking) throw new RefusedWrite(noSuchReservation())
    return booking
  }

  return {
    enter: (operation, input, of, work) =>
      transact(of, async (tx) => {
        const write = writeOf(of, hashOfInput(operation, input), await drawLocator(tx))
        return once(tx, write, async () => ({ booking: await work(tx, write.locator), quote: undefined }))
      }),
    async change(operation, ref, input, of, work) {
      if (!isOf(id, ref)) throw new RefusedWrite(noSuchReservation())
      const write = writeOf(of, hashOfInput(operation, ref.locator, input), ref.locator)
      return transact(of, (tx) => once(tx, write, async () => work(tx, await locked(tx, write), write)))
    },
  }
}
