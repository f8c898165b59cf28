import type { Bench } from '@portolan/supplier/conformance/bench'
import type { ReadContext, WriteContext } from '@portolan/supplier/context'
import type { Offer } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Reservation } from '@portolan/supplier/reservation'
import type { Supplier } from '@portolan/supplier/supplier'

type AnySupplier = Supplier<unknown, unknown>

/** Spoils a bench in one way, as a careless adapter would. */
type Fault = (bench: Bench) => Bench

const changed = (bench: Bench, change: (supplier: AnySupplier) => Partial<AnySupplier>): Bench => ({
  ...bench,
  supplier: { ...bench.supplier, ...change(bench.supplier) },
})

const inside = <Value, Other>(outcome: Outcome<Value>, change: (value: Value) => Other): Outcome<Other> =>
  outcome.ok ? { ...outcome, value: change(outcome.value) } : outcome

const withOffers =
  (change: (offer: Offer<unknown>) => Offer<unknown>): Fault =>
  (bench) =>
    changed(bench, ({ search }) => ({
      search: async (query, context) => inside(await search(query, context), (offers) => offers.map(change)),
    }))

const withReservation =
  (change: (reservation: Reservation<unknown>) => Reservation<unknown>): Fault =>
  (bench) =>
    changed(bench, ({ hold, confirm }) => ({
      hold: async (input, context) => inside(await hold(input, context), change),
      confirm: async (input, context) => inside(await confirm(input, context), change),
    }))

/** Every call is made with another context. */
const withContext =
  (change: (context: ReadContext & Partial<WriteContext>) => Partial<WriteContext>): Fault =>
  (bench) =>
    changed(bench, ({ search, quote, hold, confirm, cancel, retrieve, health }) => ({
      search: (query, context) => search(query, { ...context, ...change(context) }),
      quote: (input, context) => quote(input, { ...context, ...change(context) }),
      hold: (input, context) => hold(input, { ...context, ...change(context) }),
      confirm: (input, context) => confirm(input, { ...context, ...change(context) }),
      cancel: (input, context) => cancel(input, { ...context, ...change(context) }),
      retrieve: (key, context) => retrieve(key, { ...context, ...change(context) }),
      health: (context) => health({ ...context, ...change(context) }),
    }))

const denied = <Value>(outcome: Outcome<Value>): Outcome<Value> =>
  outcome.ok ? outcome : { ok: false, error: { ...outcome.error, effect: 'none' } }

/** No float of JavaScript is a multiple of a third of a cent. */
const third = (minor: number): number => minor + 1 / 3

export const faults = {
  tokensTooLong: withOffers((offer) => ({ ...offer, ref: { ...offer.ref, token: offer.ref.token.padEnd(5000) } })),
  detailIsNotJson: withOffers((offer) => ({ ...offer, detail: { at: new Date(0) } })),
  identityHasThePrice: withOffers((offer) => ({ ...offer, identity: `${offer.identity}/${offer.price.total.minor}` })),

  throws: (bench) =>
    changed(bench, ({ quote }) => ({
      async quote(input, context) {
        const outcome = await quote(input, context)
        if (!outcome.ok) throw new Error('broken on purpose')
        return outcome
      },
    })),
  forgetsReservations: withReservation((reservation) => ({
    ...reservation,
    ref: { ...reservation.ref, locator: `${reservation.ref.locator}X` },
  })),
  claimsToFindByKey: (bench) => changed(bench, ({ can }) => ({ can: { ...can, retrieveByKey: false } })),

  quoteHolds: (bench) =>
    changed(bench, ({ quote, hold }) => ({
      async quote(input, context) {
        const outcome = await quote(input, context)
        if (!outcome.ok) return outcome
        const purchase = { offers: input.offers, travelers: bench.travelers, accept: outcome.value.total.total }
        await hold(purchase, { ...context, idempotencyKey: crypto.randomUUID(), attempt: 1 })
        return outcome
      },
    })),
  cancelQuoteCancels: (bench) =>
    changed(bench, ({ cancel }) => ({
      async cancel(input, context) {
        const outcome = await cancel(input, context)
        if (input.mode === 'quote') await cancel({ reservation: input.reservation, mode: 'commit' }, context)
        return outcome
      },
    })),

  deniesEffects: (bench) =>
    changed(bench, ({ hold, confirm, cancel }) => ({
      hold: async (input, context) => denied(await hold(input, context)),
      confirm: async (input, context) => denied(await confirm(input, context)),
      cancel: async (input, context) => denied(await cancel(input, context)),
    })),

  freshKeyEachTime: withContext(({ idempotencyKey }) =>
    idempotencyKey ? { idempotencyKey: crypto.randomUUID() } : {},
  ),
  keyWithoutInput: (bench) => {
    const answers = new Map<string, Awaited<ReturnType<AnySupplier['hold']>>>()
    return changed(bench, ({ hold }) => ({
      async hold(input, context) {
        const answer = answers.get(context.idempotencyKey) ?? (await hold(input, context))
        answers.set(context.idempotencyKey, answer)
        return answer
      },
    }))
  },
  /** Looks at the offer before the ledger: what was bought in time is denied. */
  expiryBeforeLedger: withContext(({ attempt }) => (attempt === undefined ? {} : { attempt: 1 })),

  ignoresDeadline: withContext(({ deadline }) => ({ deadline: deadline + 60_000 })),
  ignoresSignal: withContext(() => ({ signal: new AbortController().signal })),

  acceptsAnyPrice: (bench) => {
    const accept = { minor: Number.MAX_SAFE_INTEGER, currency: 'EUR' }
    return changed(bench, ({ hold, confirm }) => ({
      hold: (input, context) => hold({ ...input, accept }, context),
      confirm: (input, context) => confirm({ ...input, accept }, context),
    }))
  },

  floatPrices: withOffers((offer) => ({
    ...offer,
    price: { total: { ...offer.price.total, minor: third(offer.price.total.minor) } },
  })),
  floatExtras: withOffers((offer) => ({
    ...offer,
    extras: (offer.extras ?? []).map((extra) => ({
      ...extra,
      price: { minor: third(extra.price.minor), currency: 'EUR' },
    })),
  })),
  taxesAboveTotal: withOffers((offer) => ({
    ...offer,
    price: { ...offer.price, taxes: { ...offer.price.total, minor: offer.price.total.minor + 1 } },
  })),
  feeTooHigh: (bench) =>
    changed(bench, ({ cancel }) => ({
      cancel: async (input, context) =>
        inside(await cancel(input, context), ({ quote, reservation }) => ({
          ...(quote && { quote: { ...quote, fee: { ...quote.fee, minor: quote.fee.minor + 1 } } }),
          reservation,
        })),
    })),

  asksAboutExpiredOffers: withContext(({ attempt }) => (attempt === undefined ? {} : { attempt: 2 })),
  expiresEarly: (bench) =>
    changed(bench, ({ quote }) => ({
      async quote(input, context) {
        const outcome = await quote(input, context)
        if (!outcome.ok || outcome.value.expiresAt - 60_000 > bench.now()) return outcome
        return {
          ok: false,
          error: { kind: 'offerExpired', effect: 'none', retry: 'freshSearch', details: 'Too early.' },
        }
      },
    })),

  cancelIsNotSent: (bench) =>
    changed(bench, ({ cancel }) => ({
      async cancel(input, context) {
        const outcome = await cancel({ reservation: input.reservation, mode: 'quote' }, context)
        const state = input.reservation.provisional ? 'released' : 'cancelled'
        const claim = (reservation: Reservation<unknown>) =>
          input.mode === 'commit' ? ({ ...reservation, state } as const) : reservation
        return inside(outcome, (value) => ({ ...value, reservation: claim(value.reservation) }))
      },
    })),
  holdEndsLater: withReservation((reservation) =>
    reservation.holdUntil === undefined ? reservation : { ...reservation, holdUntil: reservation.holdUntil - 60_000 },
  ),
  /** Counts what comes back by cancellations, not by what was sold. */
  givesBackTwice: (bench) => {
    let cancellations = 0
    const spoilt = changed(bench, ({ cancel }) => ({
      async cancel(input, context) {
        const outcome = await cancel(input, context)
        if (!outcome.ok && outcome.error.kind === 'rejected') cancellations += 1
        return outcome
      },
    }))
    return { ...spoilt, capacity: async (identity) => (await bench.capacity(identity)) + cancellations }
  },
} satisfies Record<string, Fault>
