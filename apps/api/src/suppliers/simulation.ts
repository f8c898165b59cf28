import { randomUUID } from 'node:crypto'
import { type SupplierProduct, supplierProducts } from '@portolan/supplier/offer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { CartView } from '../cart/goods.ts'
import type { collectSearch, Search } from '../offer/search.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import { buyerOf, readContextOf } from '../platform/supplier-call.ts'
import type { AnySupplier } from './registry.ts'
import { behaviour } from './simulated/behaviour.ts'
import { makeSimulated } from './simulated/simulated.ts'
import { makeStubborn } from './simulated/stubborn.ts'
import { simulatedView } from './simulated-view.ts'
import { couple, queriesOn } from './simulation-query.ts'

const product = z.enum(supplierProducts)
const name = z.optional(z.string().check(z.maxLength(32)))

const offersWanted = z.strictObject({
  product,
  /** Absent: all of them. */
  supplier: name,
  count: z._default(z.int().check(z.gte(1), z.lte(20)), 1),
  offerSeconds: z.optional(z.int().check(z.gte(1), z.lte(86_400))),
  /** First day of travel; absent: in a month. */
  day: z.optional(z.iso.date()),
  /** How long the customer waits. */
  withinMs: z.optional(z.int().check(z.gte(100), z.lte(60_000))),
})

/** A reservation of a supplier that really sells, which it shall not confirm. */
const refused = z.strictObject({ locator: z.string().check(z.regex(/^[A-Z]{6}$/)) })

const told = z.strictObject({ supplier: name, product: z.optional(product), ...behaviour.shape })

interface Desk {
  search: Search
  collect: typeof collectSearch
  contextOf(request: FastifyRequest): Context
}

export interface Simulation {
  suppliers: readonly AnySupplier[]
  /** Others beside them, who can be told to refuse a confirmation while somebody plays at selling; else as they are. */
  beside(suppliers: readonly AnySupplier[]): readonly AnySupplier[]
  /** How their goods stand in the cart; none where they sell nothing. */
  views: readonly CartView[]
  /** The way to tell them how to behave, and to get goods of theirs; there only while they are. */
  serve(app: FastifyInstance, desk: Desk): void
}

const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

/** The suppliers named in SUPPLIERS that only play at selling: one for each product, under each of the names. */
export function makeSimulation(names: readonly string[], expiryClock?: Clock): Simulation {
  const players = names
    .filter((one) => one.startsWith('simulated'))
    .flatMap((one) =>
      supplierProducts.map((sold) => ({
        name: one,
        product: sold,
        supplier: makeSimulated({ id: `${one}-${sold}`, product: sold, clock: systemClock, expiryClock }),
      })),
    )
  const stubborn = makeStubborn()
  const playersOf = (who: string | undefined, what: SupplierProduct | undefined) => {
    const found = players.filter((one) => one.name === (who ?? one.name) && (!what || one.product === what))
    if (found.length === 0) throw new Refusal(404)
    return found
  }

  return {
    suppliers: players.map(({ supplier }) => supplier as AnySupplier),
    beside: (suppliers) => (players.length > 0 ? suppliers.map(stubborn.wrap) : suppliers),
    views: players.length > 0 ? [simulatedView] : [],
    serve(app, { search, collect, contextOf }) {
      if (players.length === 0) return
      app.post('/api/dev/simulated/offers', { schema: { body: offersWanted } as never }, async (request) => {
        const wanted = request.body as z.output<typeof offersWanted>
        const context = contextOf(request)
        const asked = playersOf(wanted.supplier, wanted.product)
        if (wanted.offerSeconds !== undefined)
          for (const { supplier } of asked) supplier.controls.change({ offerSeconds: wanted.offerSeconds })
        const { offers, warnings } = await collect(
          search({
            product: wanted.product,
            query: queriesOn(wanted.day ?? inAMonth())[wanted.product],
            party: couple,
            buyer: buyerOf(context),
            language: context.language,
            context: readContextOf(context, randomUUID(), { withinMs: wanted.withinMs }),
            only: asked.map(({ supplier }) => supplier.id),
          }),
        )
        return { rphs: offers.slice(0, wanted.count).map(({ rph }) => rph), warnings }
      })
      app.post('/api/dev/simulated/refuse', { schema: { body: refused } as never }, async (request) => {
        stubborn.refuseToConfirm((request.body as z.output<typeof refused>).locator)
        return { success: true }
      })
      app.post('/api/dev/simulated/behaviour', { schema: { body: told } as never }, async (request) => {
        const { supplier: who, product: what, ...how } = request.body as z.output<typeof told>
        for (const { supplier } of playersOf(who, what)) supplier.controls.set(how)
        return { success: true }
      })
    },
  }
}
