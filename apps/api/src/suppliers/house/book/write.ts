import type { WriteContext } from '@portolan/supplier/context'
import type { ReservationRef } from '@portolan/supplier/reservation'
import { type Db, sendWaiting } from '../../../platform/db.ts'
import { refuse } from '../../refusal.ts'
import {
  claimKey,
  type Done,
  drawLocator,
  findDone,
  isLocatorTaken,
  lockBooking,
  type Write,
  wasWritten,
} from './book-store.ts'
import { type Booking, isOf, type SoldBase } from './booking.ts'
import { hashOfInput } from './input-hash.ts'
import { noSuchReservation, RefusedWrite } from './refusal.ts'
import type { Turns } from './turns.ts'

/** Each is all of it, or nothing; and the work is done once under its key. */
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
  /**
   * A change that needs no look at the booking and claims its key itself, where it can be made; undefined: it cannot, for
   * whatever reason.
   */
  changeAtOnce(
    operation: string,
    ref: ReservationRef,
    input: unknown,
    of: WriteContext,
    work: (write: Write) => Promise<Booking<Sold>>,
  ): Promise<Done<Sold> | undefined>
}

export interface WriteParts {
  id: string
  db: Db
  /** Shared by all who sell here: those who want the same thing wait for it, and not with all our connections. */
  turns: Turns
}

/** So often a locator is drawn again that somebody has already. */
const mostDraws = 5

export function makeWrites<Sold extends SoldBase>({ id, db, turns }: WriteParts): Writes<Sold> {
  const writeOf = ({ idempotencyKey }: WriteContext, input: string, locator: string): Write => ({
    ...{ supplier: id, key: idempotencyKey, input, locator },
  })

  /** Undefined: the failure was not that the key had been used. */
  const tellAgain = async (error: unknown, write: Write): Promise<Done<Sold> | undefined> => {
    const before = wasWritten(error) ? await findDone<Sold>(db, write) : undefined
    if (before === 'otherInput')
      throw new RefusedWrite(refuse('invalid', 'This key was used for something else before.'))
    return before
  }

  const once = (write: Write, work: (tx: Db) => Promise<Done<Sold>>): Promise<Done<Sold>> =>
    db.transaction(async (tx) => {
      await claimKey(tx, write)
      try {
        return await work(tx)
      } catch (error) {
        // Too late, or gone: for what was done in time, and for what is being done at this moment, that is no answer.
        if (error instanceof RefusedWrite) await sendWaiting(tx)
        throw error
      }
    })

  const runQueued = ({ signal }: WriteContext, write: Write, work: () => Promise<Done<Sold>>) =>
    turns(async () => {
      // Whoever has gone while waiting is told that nobody knows: then nothing may follow.
      signal.throwIfAborted()
      try {
        return await work()
      } catch (error) {
        const before = await tellAgain(error, write)
        if (!before) throw error
        return before
      }
    })

  const transact = (of: WriteContext, write: Write, work: (tx: Db) => Promise<Done<Sold>>) =>
    runQueued(of, write, () => once(write, work))

  const locked = async (tx: Db, { locator }: Write): Promise<Booking<Sold>> => {
    const booking = await lockBooking<Sold>(tx, id, locator)
    if (!booking) throw new RefusedWrite(noSuchReservation())
    return booking
  }

  const enter = async (
    of: WriteContext,
    input: string,
    work: (tx: Db, locator: string) => Promise<Booking<Sold>>,
    draws = 1,
  ): Promise<Done<Sold>> => {
    const write = writeOf(of, input, drawLocator())
    try {
      return await transact(of, write, async (tx) => ({ booking: await work(tx, write.locator), quote: undefined }))
    } catch (error) {
      if (!isLocatorTaken(error) || draws === mostDraws) throw error
      return enter(of, input, work, draws + 1)
    }
  }

  const changeOf = (operation: string, ref: ReservationRef, input: unknown, of: WriteContext): Write => {
    if (!isOf(id, ref)) throw new RefusedWrite(noSuchReservation())
    return writeOf(of, hashOfInput(operation, ref.locator, input), ref.locator)
  }

  return {
    enter: (operation, input, of, work) => enter(of, hashOfInput(operation, input), work),
    async change(operation, ref, input, of, work) {
      const write = changeOf(operation, ref, input, of)
      return transact(of, write, async (tx) => work(tx, await locked(tx, write), write))
    },
    async changeAtOnce(operation, ref, input, of, work) {
      const write = changeOf(operation, ref, input, of)
      try {
        return await runQueued(of, write, async () => ({ booking: await work(write), quote: undefined }))
      } catch (error) {
        if (!wasWritten(error)) throw error
        return undefined
      }
    },
  }
}
