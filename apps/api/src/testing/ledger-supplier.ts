import type { WriteContext } from '@portolan/supplier/context'
import type { Offer, SupplierProduct } from '@portolan/supplier/offer'
import type { ErrorKind, Instant, Outcome } from '@portolan/supplier/outcome'
import type { CancelQuote, Purchase, Reservation, ReservationRef } from '@portolan/supplier/reservation'
import type { AnySupplier } from '../suppliers/registry.ts'
import { failing } from './scripted-supplier.ts'

/** lostBefore: it never came there. lostAfter: it was done, and nobody heard of it. A kind: refused in this way. */
export type Trouble = 'none' | 'lostBefore' | 'lostAfter' | ErrorKind

export type Asked = 'quote' | 'hold' | 'confirm' | 'cancel' | 'retrieve'

export interface LedgerRules {
  product?: SupplierProduct
  canHold?: boolean
  /** False: what is sent twice under one key is done twice. It is found by our reference all the same. */
  knowsKeys?: boolean
  capacity?: number
  now(): Instant
  /** What befalls a call; said anew each time. */
  trouble?(asked: Asked): Trouble
  /** Of the 100 euros, how much is paid on the spot; euro cents. */
  there?: number
  /** What was done is found so much later: the supplier's own books are slow. */
  foundAfterMs?: number
}

interface Entry {
  locator: string
  state: 'held' | 'confirmed' | 'cancelled' | 'released'
  holdUntil: Instant
  paid: number
  key: string
  madeAt: Instant
}

const holdLife = 15 * 60_000
const quoteLife = 10 * 60_000
const price = 10_000
const currency = 'EUR'

/** A supplier with books of its own, which outlive any node, and with the troubles that a test gives it. */
export function makeLedgerSupplier(id: string, rules: LedgerRules) {
  const {
    product = 'hotel',
    canHold = true,
    knowsKeys = true,
    capacity = 1000,
    now,
    foundAfterMs = 0,
    there = 0,
  } = rules
  const entries: Entry[] = []
  const done = new Map<string, Entry>()
  const trouble = (asked: Asked): Trouble => rules.trouble?.(asked) ?? 'none'

  const stateOf = ({ state, holdUntil }: Entry): Entry['state'] =>
    state === 'held' && holdUntil <= now() ? 'released' : state
  const isLive = (entry: Entry): boolean => ['held', 'confirmed'].includes(stateOf(entry))
  const show = (entry: Entry): Reservation<unknown> => ({
    ref: { supplier: id, locator: entry.locator, provisional: stateOf(entry) === 'held' },
    state: stateOf(entry),
    total: { total: { minor: entry.paid, currency } },
    ...(entry.state === 'held' && { holdUntil: entry.holdUntil }),
    detail: {},
  })
  const ok = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })

  const offerOf = (token: string): Offer<unknown> => ({
    ...{ ref: { supplier: id, token }, product, identity: token, hold: canHold ? 'supported' : 'none' },
    price: { total: { minor: price, currency }, ...(there > 0 && { there: { minor: there, currency } }) },
    expiresAt: now() + 60 * 60_000,
    penalties: [{ charge: { percent: 20 } }],
    detail: {},
  })

  function write(
    asked: Asked,
    { idempotencyKey: key }: WriteContext,
    work: () => Entry | ErrorKind,
  ): Outcome<Reservation<unknown>> {
    const befallen = trouble(asked)
    if (befallen === 'lostBefore') return failing('timeout', { effect: 'unknown' })
    if (befallen !== 'none' && befallen !== 'lostAfter') return failing(befallen)
    const before = knowsKeys ? done.get(key) : undefined
    const entry = before ?? work()
    if (typeof entry === 'string') return failing(entry)
    done.set(key, entry)
    return befallen === 'lostAfter' ? failing('timeout', { effect: 'unknown' }) : ok(show(entry))
  }

  function enter(state: 'held' | 'confirmed', key: string, { accept }: Purchase): Entry | ErrorKind {
    if (entries.filter(isLive).length >= capacity) return 'noAvailability'
    if (accept.minor < price) return 'priceChanged'
    const locator = `${id}-${entries.length + 1}`
    const entry = { locator, state, holdUntil: now() + holdLife, paid: price, key, madeAt: now() }
    entries.push(entry)
    return entry
  }

  const find = ({ locator }: ReservationRef): Entry | undefined => entries.find((one) => one.locator === locator)

  const quoteOf = (entry: Entry): CancelQuote => {
    const paid = entry.paid - there
    const fee = entry.state === 'held' ? 0 : Math.min(paid, entry.paid / 5)
    const refund = entry.state === 'held' ? 0 : paid - fee
    return {
      ...{ id: `${entry.locator}-${now()}`, to: 'original', expiresAt: now() + quoteLife },
      ...{ refund: { minor: refund, currency }, fee: { minor: fee, currency } },
    }
  }

  const supplier: AnySupplier = {
    id,
    product,
    can: { hold: canHold, cancelQuote: true, partialCancel: false, idempotentWrites: knowsKeys, retrieveByKey: true },
    search: async () => ok([offerOf('a room')]),
    async quote({ offers }) {
      const befallen = trouble('quote')
      if (befallen !== 'none' && befallen !== 'lostAfter' && befallen !== 'lostBefore') return failing(befallen)
      const [first] = offers.map(({ token }) => offerOf(token))
      if (!first) return failing('invalid')
      return ok({
        ...{ offers: [first], total: first.price, expiresAt: first.expiresAt, changed: false },
        requires: { lead: [], each: [] },
      })
    },
    hold: async (input, context) =>
      canHold
        ? write('hold', context, () => enter('held', context.idempotencyKey, input))
        : failing('unsupported', { effect: 'none' }),
    confirm: async (input, context) =>
      write('confirm', context, () => {
        if ('offers' in input) return enter('confirmed', context.idempotencyKey, input)
        const held = find(input.reservation)
        if (!held) return 'notFound'
        if (stateOf(held) === 'released') return 'offerExpired'
        if (held.state !== 'held') return 'rejected'
        held.state = 'confirmed'
        return held
      }),
    async cancel(input, context) {
      const entry = find(input.reservation)
      if (!entry) return failing('notFound')
      if (input.mode === 'quote') return ok({ quote: quoteOf(entry), reservation: show(entry) })
      const outcome = write('cancel', context, () => {
        if (!isLive(entry)) return 'rejected'
        entry.state = entry.state === 'held' ? 'released' : 'cancelled'
        return entry
      })
      return outcome.ok ? ok({ reservation: outcome.value }) : outcome
    },
    async retrieve(key) {
      if (trouble('retrieve') !== 'none') return failing('unavailable')
      const named = 'idempotencyKey' in key ? key.idempotencyKey : undefined
      const entry =
        'idempotencyKey' in key
          ? ((knowsKeys ? done.get(key.idempotencyKey) : undefined) ?? entries.find((one) => one.key === named))
          : find(key)
      return entry && now() - entry.madeAt >= foundAfterMs ? ok(show(entry)) : failing('notFound')
    },
    health: async () => ({ status: 'UP', latencyMs: 1 }),
  }

  return {
    supplier,
    /** Sold and not given back, or held still. */
    live: (state: 'held' | 'confirmed') => entries.filter((entry) => stateOf(entry) === state),
    made: () => entries.length,
  }
}
