import { randomInt } from 'node:crypto'
import type { Money } from '@portolan/domain/money'
import type { WriteContext } from '@portolan/supplier/context'
import type { Instant } from '@portolan/supplier/outcome'
import type { CancelQuote, Purchase } from '@portolan/supplier/reservation'
import type { Safe } from '../../../../platform/crypto.ts'
import type { Db } from '../../../../platform/db.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import { checkAccepted } from '../../book/accept.ts'
import { hashOfInput } from '../../book/input-hash.ts'
import { RefusedWrite } from '../../book/refusal.ts'
import { missingOf } from './requirement.ts'
import { isLive, paidFor, refundOf, type Sale, stateOf } from './sale.ts'
import {
  addSale,
  claimKey,
  findSale,
  findWritten,
  keepRefund,
  lockSale,
  readLevel,
  setState,
  wasWritten,
} from './sale-store.ts'
import type { PassShop } from './shop.ts'
import { type Found, isExpired } from './token.ts'

/** What a write has done. */
export interface Done {
  readonly sale: Sale
  readonly quote?: CancelQuote
}

interface BookParts {
  db: Db
  safe: Safe
  shop: PassShop
  now(): Instant
}

const holdLife = 15 * 60_000

/** Nothing of the transaction stays. */
const stop = (refused: Refused): never => {
  throw new RefusedWrite(refused)
}

/** Without letters and figures that are read for each other. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newLocator = (): string => `P${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`

export const isLocator = (text: string): boolean => /^P[A-Z2-9]{8}$/.test(text)

const unknown = (): never => stop(refuse('notFound', 'There is no such pass.'))

/** The house's own books. Each write is one transaction under its key. */
export function makeBook({ db, safe, shop, now }: BookParts) {
  async function tellAgain(key: string, input: string): Promise<Done> {
    const written = await findWritten(db, key)
    if (written?.input !== input) return stop(refuse('invalid', 'This key was used for something else before.'))
    const sale = (await findSale(db, written.locator)) ?? unknown()
    return { sale, ...(written.refund && { quote: written.refund }) }
  }

  /** The work asks the books before it refuses anything: by then it is known whether the key is new. */
  async function once(
    { idempotencyKey: key }: Pick<WriteContext, 'idempotencyKey'>,
    { input, locator }: { input: string; locator: string },
    work: (tx: Db) => Promise<Done>,
  ): Promise<Done> {
    try {
      return await db.transaction(async (tx) => {
        await claimKey(tx, { key, input, locator })
        const done = await work(tx)
        if (done.quote) await keepRefund(tx, key, done.quote)
        return done
      })
    } catch (error) {
      if (!wasWritten(error)) throw error
      return tellAgain(key, input)
    }
  }

  const take = (found: readonly Found[], purchase: Purchase, state: 'held' | 'confirmed', context: WriteContext) => {
    const locator = newLocator()
    return once(context, { input: hashOfInput(state, purchase), locator }, async (tx) => {
      const level = await readLevel(tx)
      if (found.some((one) => isExpired(one, now()))) stop(refuse('offerExpired', 'The offer has expired.'))
      const fields = missingOf(purchase.travelers)
      if (fields.length > 0) stop(refuse('invalid', 'Something is missing of the travellers.', { fields }))
      const priced = shop.priceNow(found, level)
      if (!priced.ok) return stop(priced)
      const [first, ...others] = priced.value.map(({ identity, price, detail }, index) => ({
        ...{ identity, price, detail, start: found[index]?.start ?? '' },
      }))
      if (!first) return stop(refuse('invalid', 'Nothing is asked for.'))
      const sale: Sale = {
        ...{ locator, state, heldUntil: now() + holdLife, items: [first, ...others] },
        travelerRefs: purchase.travelers.map(({ ref }) => ref),
      }
      checkAccepted(paidFor(sale), purchase.accept)
      await addSale(tx, sale, safe.seal(JSON.stringify(purchase.travelers), sale.locator), now())
      return { sale }
    })
  }

  const confirm = (locator: string, accept: Money, context: WriteContext) =>
    once(context, { input: hashOfInput('confirm', locator, accept), locator }, async (tx) => {
      const sale = (await lockSale(tx, locator)) ?? unknown()
      const state = stateOf(sale, now())
      if (state === 'released') stop(refuse('offerExpired', 'The pass is no longer held.'))
      if (state !== 'held') stop(refuse('rejected', `The pass is ${state}.`))
      checkAccepted(paidFor(sale), accept)
      await setState(tx, locator, 'confirmed')
      return { sale: { ...sale, state: 'confirmed' } }
    })

  const cancel = (locator: string, accept: CancelQuote | undefined, context: WriteContext) =>
    once(context, { input: hashOfInput('cancel', locator, accept), locator }, async (tx) => {
      const sale = (await lockSale(tx, locator)) ?? unknown()
      if (!isLive(sale, now())) stop(refuse('rejected', `The pass is ${stateOf(sale, now())} already.`))
      const quote = refundOf(sale, now())
      const isLess = accept !== undefined && (accept.expiresAt <= now() || accept.refund.minor > quote.refund.minor)
      if (isLess) stop(refuse('priceChanged', 'The refund is not the one that was quoted.'))
      const state = sale.state === 'held' ? 'released' : 'cancelled'
      await setState(tx, locator, state)
      return { sale: { ...sale, state }, quote }
    })

  const byKey = async (key: string): Promise<Sale | undefined> => {
    const written = await findWritten(db, key)
    return written && findSale(db, written.locator)
  }

  return { take, confirm, cancel, byKey, find: (locator: string) => findSale(db, locator) }
}
