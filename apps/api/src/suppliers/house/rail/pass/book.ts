import { randomInt } from 'node:crypto'
import type { Money } from '@portolan/domain/money'
import type { WriteContext } from '@portolan/supplier/context'
import type { Instant } from '@portolan/supplier/outcome'
import type { CancelQuote, Purchase } from '@portolan/supplier/reservation'
import { hashOf, type Safe } from '../../../../platform/crypto.ts'
import type { Db } from '../../../../platform/db.ts'
import { type Refused, RefusedWrite, refuse } from '../ticket/refusal.ts'
import { missingOf } from './requirement.ts'
import { isLive, paidFor, refundOf, type Sale, stateOf } from './sale.ts'
import { addSale, claimKey, findSale, findWritten, keepWritten, lockSale, readLevel, setState } from './sale-store.ts'
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

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The same for the same input, whatever the order of its parts; a hash, because names are in it. */
const inputOf = (...input: readonly unknown[]): string => hashOf(JSON.stringify(input, inOrder))

function checkAccepted(price: Money, accept: Money): void {
  if (accept.currency !== price.currency) stop(refuse('invalid', `The price is in ${price.currency}.`))
  if (accept.minor < price.minor) stop(refuse('priceChanged', 'The price has gone up.'))
}

const unknown = (): never => stop(refuse('notFound', 'There is no such pass.'))

/** The house's own books. Each write is one transaction under its key. */
export function makeBook({ db, safe, shop, now }: BookParts) {
  const once = (
    { idempotencyKey: key }: Pick<WriteContext, 'idempotencyKey'>,
    input: string,
    work: (tx: Db) => Promise<Done>,
  ): Promise<Done> =>
    db.transaction(async (tx) => {
      if (await claimKey(tx, key, input)) {
        const done = await work(tx)
        await keepWritten(tx, key, done.sale.locator, done.quote)
        return done
      }
      const written = await findWritten(tx, key)
      if (written?.input !== input) return stop(refuse('invalid', 'This key was used for something else before.'))
      const sale = (await findSale(tx, written.locator)) ?? unknown()
      return { sale, ...(written.refund && { quote: written.refund }) }
    })

  const take = (found: readonly Found[], purchase: Purchase, state: 'held' | 'confirmed', context: WriteContext) =>
    once(context, inputOf(state, purchase), async (tx) => {
      if (found.some((one) => isExpired(one, now()))) stop(refuse('offerExpired', 'The offer has expired.'))
      const fields = missingOf(purchase.travelers)
      if (fields.length > 0) stop(refuse('invalid', 'Something is missing of the travellers.', { fields }))
      const priced = shop.priceNow(found, await readLevel(tx))
      if (!priced.ok) return stop(priced)
      const [first, ...others] = priced.value.map(({ identity, price, detail }, index) => ({
        ...{ identity, price, detail, start: found[index]?.start ?? '' },
      }))
      if (!first) return stop(refuse('invalid', 'Nothing is asked for.'))
      const sale: Sale = {
        ...{ locator: newLocator(), state, heldUntil: now() + holdLife, items: [first, ...others] },
        travelerRefs: purchase.travelers.map(({ ref }) => ref),
      }
      checkAccepted(paidFor(sale), purchase.accept)
      await addSale(tx, sale, safe.seal(JSON.stringify(purchase.travelers), sale.locator), now())
      return { sale }
    })

  const confirm = (locator: string, accept: Money, context: WriteContext) =>
    once(context, inputOf('confirm', locator, accept), async (tx) => {
      const sale = (await lockSale(tx, locator)) ?? unknown()
      const state = stateOf(sale, now())
      if (state === 'released') stop(refuse('offerExpired', 'The pass is no longer held.'))
      if (state !== 'held') stop(refuse('rejected', `The pass is ${state}.`))
      checkAccepted(paidFor(sale), accept)
      await setState(tx, locator, 'confirmed')
      return { sale: { ...sale, state: 'confirmed' } }
    })

  const cancel = (locator: string, accept: CancelQuote | undefined, context: WriteContext) =>
    once(context, inputOf('cancel', locator, accept), async (tx) => {
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
