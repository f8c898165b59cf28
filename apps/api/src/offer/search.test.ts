import type { Offer } from '@portolan/supplier/offer'
import type { SupplierError } from '@portolan/supplier/outcome'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeExchange } from '../exchange/exchange.ts'
import type { Cache } from '../platform/cache.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { fanOut } from '../suppliers/fan-out.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import type { Buyer, KeptOffer, Offers } from './offer.ts'
import { makeOffers } from './offers.ts'
import { makeReprice } from './reprice.ts'
import { collectSearch, makeSearch, type SearchInput } from './search.ts'

let db: Database
let cache: Cache
let offers: Offers
let shift = 0
const now = () => Date.now() + shift

beforeAll(async () => {
  db = await openTestDatabase()
  cache = await openTestCache()
  const safe = makeSafe(['a secret for tests, long enough to be one'])
  offers = makeOffers({ cache, safe, db, exchange: makeExchange({ db }), now })
})
afterAll(async () => {
  await cache.close()
  await db.close()
})

type Answering = (query: unknown) => Promise<Awaited<ReturnType<Desk['search']>>>
interface Desk {
  id: string
  search(
    query: unknown,
  ): Promise<{ ok: true; value: Offer<unknown>[]; warnings?: string[] } | { ok: false; error: SupplierError }>
  quote?(input: { offers: readonly { token: string }[] }): Promise<unknown>
}

/** The fan-out is the real one; behind it stand suppliers that answer as the test says. */
const desks = new Map<string, Desk>()
const asked: string[] = []
beforeEach(() => {
  desks.clear()
  asked.length = 0
  shift = 0
})
const say = (id: string, search: Answering, quote?: Desk['quote']) => {
  desks.set(id, {
    id,
    search: async (query) => {
      asked.push(`search ${id}`)
      return search(query)
    },
    quote: async (input) => {
      asked.push(`quote ${id}`)
      return quote?.(input)
    },
  })
}
const registry = {
  supplier: (id: string) => desks.get(id) as never,
  search: (_product: unknown, query: unknown, context: never, only?: readonly string[]) =>
    fanOut([...desks.values()].filter(({ id }) => !only || only.includes(id)) as never[], query as never, context),
}

const seat = (supplier: string, name: string, minor: number, currency = 'EUR', minutes = 15): Offer<unknown> => ({
  ref: { supplier, token: `${supplier} ${name} ${minor}` },
  product: 'rail',
  identity: name,
  price: { total: { minor, currency } },
  expiresAt: now() + minutes * 60_000,
  hold: 'none',
  detail: { name },
})
const broken = (kind: SupplierError['kind'], details = ''): { ok: false; error: SupplierError } => ({
  ok: false,
  error: { kind, details, effect: 'none', retry: 'never' },
})

const buyer: Buyer = { currency: 'USD', agencyId: undefined }
const context = () => ({
  ...{ correlationId: 'c1', deadline: Date.now() + 2_000, signal: new AbortController().signal },
  ...{ locale: 'en', currency: 'USD', pos: { channel: 'web', requestor: 'test' } },
})
const input = (): SearchInput<'rail'> => ({
  ...{ product: 'rail', query: { legs: [], party: [] }, party: [], buyer, language: 'en', context: context() },
})
const search = makeSearch({ registry, offers: { keep: (...given) => offers.keep(...given) } as Offers })
const reprice = makeReprice({
  registry,
  offers: { keep: (...given) => offers.keep(...given) } as Offers,
  now,
})

describe('a search', () => {
  test('[R1.5] is sorted by what the customer pays, over currencies, and every offer can be found by its handle', async () => {
    say('one', async () => ({ ok: true, value: [seat('one', 'a', 10_000), seat('one', 'b', 15_000, 'JPY')] }))
    say('two', async () => ({ ok: true, value: [seat('two', 'c', 70_000, 'HKD'), seat('two', 'd', 9_999, 'USD')] }))
    const { offers: found, warnings, failed } = await collectSearch(search(input()))
    expect(found.map(({ identity, price }) => [identity, price.selling.minor])).toEqual([
      ['c', 9_280],
      ['b', 9_906],
      ['d', 10_399],
      ['a', 11_815],
    ])
    expect({ warnings, failed }).toEqual({ warnings: [], failed: false })
    expect(
      await offers.find(
        found.map(({ rph }) => rph),
        'rail',
      ),
    ).toEqual(found)
    expect(found[0]).toMatchObject({ correlationId: 'c1', query: { legs: [] } })
  })

  test('[R1.5] gives each answer as it comes', async () => {
    let letGo: (() => void) | undefined
    const waiting = new Promise<void>((resolve) => {
      letGo = resolve
    })
    say('slow', async () => {
      await waiting
      return { ok: true, value: [seat('slow', 'a', 100)] }
    })
    say('quick', async () => ({ ok: true, value: [seat('quick', 'b', 200)], warnings: ['Sleepers are full.'] }))
    const seen: string[] = []
    for await (const answer of search(input())) {
      seen.push(answer.supplier)
      if (answer.supplier === 'quick') {
        expect(answer.offers).toHaveLength(1)
        expect(answer.warnings).toEqual([{ recordID: 'quick', stringValue: 'Sleepers are full.' }])
        letGo?.()
      }
    }
    expect(seen).toEqual(['quick', 'slow'])
  })

  test('[R1.5] names who failed, and whose prices cannot be converted, beside the offers of the others', async () => {
    say('silent', () => new Promise(() => {}))
    say('down', async () => broken('unavailable', 'connect ECONNREFUSED 10.0.0.7'))
    say('strict', async () => broken('invalid', 'No trains on 29 February.'))
    say('sold-out', async () => broken('noAvailability'))
    say('odd', async () => ({ ok: true, value: [seat('odd', 'x', 100, 'ZWG')] }))
    say('good', async () => ({ ok: true, value: [seat('good', 'a', 100)] }))
    const given = input()
    const late = { ...given, context: { ...given.context, deadline: Date.now() + 400 } }
    const { offers: found, warnings, failed } = await collectSearch(search(late))
    expect(found.map(({ supplier }) => supplier)).toEqual(['good'])
    expect(failed).toBe(false)
    expect(warnings.toSorted((a, b) => (a.recordID < b.recordID ? -1 : 1))).toEqual([
      { recordID: 'down', stringValue: 'Supplier response errors.' },
      { recordID: 'odd', stringValue: 'Some offers could not be priced and are left out.' },
      { recordID: 'silent', stringValue: 'Request timeout, please try again.' },
      { recordID: 'strict', stringValue: 'No trains on 29 February.' },
    ])
  })

  test('[R1.5] fails when nobody answers, and not when there is nothing to sell', async () => {
    say('one', async () => broken('internal'))
    say('two', async () => broken('timeout'))
    expect(await collectSearch(search(input()))).toMatchObject({ failed: true, offers: [] })
    say('two', async () => ({ ok: true, value: [] }))
    expect(await collectSearch(search(input()))).toMatchObject({ failed: false, warnings: [{ recordID: 'one' }] })
    desks.clear()
    expect(await collectSearch(search(input()))).toEqual({ failed: false, offers: [], warnings: [] })
  })

  test("[F12] an adapter's nonsense costs that adapter alone, or that offer alone", async () => {
    const odd: Record<string, unknown> = {
      nothing: undefined,
      empty: { ok: true },
      'odd-warnings': { ok: true, value: [], warnings: 'x' },
      'no-error': { ok: false },
    }
    for (const [id, answer] of Object.entries(odd)) say(id, async () => answer as never)
    const refless = { ...seat('some', 'b', 100), ref: undefined as never }
    say('some', async () => ({ ok: true, value: [null as never, refless, seat('some', 'a', 300)] }))
    say('wordy', async () => broken('rejected', { en: 'No.' } as never))
    say('good', async () => ({ ok: true, value: [seat('good', 'a', 100)] }))
    const { offers: found, warnings } = await collectSearch(search(input()))
    expect(found.map(({ supplier }) => supplier)).toEqual(['good', 'some'])
    expect(Object.fromEntries(warnings.map(({ recordID, stringValue }) => [recordID, stringValue]))).toEqual({
      ...Object.fromEntries([...Object.keys(odd), 'wordy'].map((id) => [id, 'Supplier response errors.'])),
      some: 'Some offers could not be priced and are left out.',
    })
  })

  test("[A19] nobody sells in another's name", async () => {
    say('good', async () => ({ ok: true, value: [seat('good', 'a', 10_000)] }))
    say('bad', async () => ({ ok: true, value: [seat('good', 'a', 1), seat('bad', 'b', 20_000)] }))
    const { offers: found, warnings } = await collectSearch(search(input()))
    expect(found.map(({ supplier, supplierPrice }) => [supplier, supplierPrice.total.minor])).toEqual([
      ['good', 10_000],
      ['bad', 20_000],
    ])
    expect(warnings.map(({ recordID }) => recordID)).toEqual(['bad'])
  })

  test('an outage of ours is no fault of a supplier: it is told as it is', async () => {
    say('good', async () => ({ ok: true, value: [seat('good', 'a', 100)] }))
    const gone = makeSearch({ registry, offers: { ...offers, keep: () => Promise.reject(new Error('cache away')) } })
    await expect(collectSearch(gone(input()))).rejects.toThrow('cache away')
  })
})

describe('an offer priced again', () => {
  const quoteOf = (found: Offer<unknown>[], minor: number) => ({
    ok: true,
    value: {
      ...{ offers: found, total: { total: { minor, currency: 'EUR' } }, expiresAt: now() + 600_000, changed: true },
      requires: { lead: [], each: [] },
    },
  })
  const keptFrom = async (...ids: string[]): Promise<KeptOffer[]> => {
    const { offers: found } = await collectSearch(search(input()))
    asked.length = 0
    return ids.map((id) => found.find(({ identity }) => identity === id) as KeptOffer)
  }

  test('[R1.5] is quoted by its supplier while it lives', async () => {
    const given = [seat('one', 'out', 10_000), seat('one', 'back', 5_000)]
    say(
      'one',
      async () => ({ ok: true, value: given }),
      async () => quoteOf(given.toReversed(), 12_000),
    )
    const kept = await keptFrom('out', 'back')
    const again = await reprice(kept, { ...buyer, currency: 'HKD' }, context())
    expect(asked).toEqual(['quote one'])
    if (!again.ok) throw new Error(again.error.kind)
    expect(again.offers.map(({ identity, supplierPrice }) => [identity, supplierPrice.total.minor])).toEqual([
      ['out', 8_000],
      ['back', 4_000],
    ])
    expect(again.offers[0]?.price.selling).toEqual({ minor: 74_152, currency: 'HKD' })
    expect(again.offers[0]?.rph).not.toBe(kept[0]?.rph)
    expect(again.offers[0]?.correlationId).toBe('c1')
    expect(await offers.find(again.offers.map(({ rph }) => rph))).toEqual(again.offers)
  })

  test('[A18] is searched for again when it has expired, by us or by the supplier, and found by what it is', async () => {
    let price = 10_000
    say(
      'one',
      async () => ({ ok: true, value: [seat('one', 'x', 1), seat('one', 'out', price)] }),
      async () => broken('offerExpired'),
    )
    say('two', async () => ({ ok: true, value: [seat('two', 'back', 700)] }))
    const kept = await keptFrom('out')
    price = 11_000
    const bySupplier = await reprice(kept, buyer, context())
    expect(asked).toEqual(['quote one', 'search one'])
    expect(bySupplier).toMatchObject({
      ok: true,
      offers: [{ identity: 'out', supplierPrice: { total: { minor: 11_000 } } }],
    })

    const both = await keptFrom('back', 'out', 'out')
    shift = 3_600_000
    const byUs = await reprice(both, buyer, context())
    expect(asked.toSorted()).toEqual(['search one', 'search two'])
    if (!byUs.ok) throw new Error(byUs.error.kind)
    expect(byUs.offers.map(({ identity }) => identity)).toEqual(['back', 'out', 'out'])
    expect(new Set(byUs.offers.map(({ rph }) => rph)).size).toBe(3)
    for (const one of byUs.offers) expect(one.expiresAt).toBeGreaterThan(now())
  })

  test('[R1.5] that is gone, whose supplier is gone, or that cannot be priced any more says so', async () => {
    let found: Offer<unknown>[] = [seat('one', 'out', 10_000)]
    say(
      'one',
      async () => ({ ok: true, value: found }),
      async () => broken('rejected', 'Closed for today.'),
    )
    const kept = await keptFrom('out')
    const kind = async () => {
      const again = await reprice(kept, buyer, context())
      return again.ok ? 'found' : again.error.kind
    }
    expect(await kind()).toBe('rejected')
    shift = 3_600_000
    found = [seat('one', 'other', 1)]
    expect(await kind()).toBe('noAvailability')
    found = [seat('one', 'out', 1, 'ZWG')]
    expect(await kind()).toBe('unavailable')
    say('one', async () => broken('unavailable'))
    expect(await kind()).toBe('unavailable')
    desks.clear()
    expect(await kind()).toBe('noAvailability')
    shift = 0
    expect(await kind()).toBe('noAvailability')
    say(
      'one',
      async () => broken('internal'),
      async () => quoteOf([seat('one', 'out', 1, 'USD')], 1),
    )
    expect(await kind()).toBe('internal')
  })
})
