import { addToCart, type CartItem } from '@portolan/contract/cart'
import { confirmCheckout, quoteCheckout, readOrder, startCheckout } from '@portolan/contract/checkout'
import type { Failure } from '@portolan/contract/envelope'
import { languages, tagOf } from '@portolan/domain/language'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSafe } from '../platform/crypto.ts'
import { sql } from '../platform/sql.ts'
import { ada, byCard } from '../testing/checkout-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'
import { loadOrder } from './store.ts'

let world: TestWorld
let guest: Browser
let item: CartItem
let orderId: string

const inject = async (path: string, payload: object) => {
  const reply = await world.app.http.inject({
    ...{ method: 'POST', url: `/api/dev/simulated/${path}`, payload, cookies: Object.fromEntries(guest.cookies) },
    headers: { origin: 'http://127.0.0.1:8080' },
  })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

const behave = (how: object) => inject('behaviour', { supplier: 'simulated', product: 'activity', ...how })

beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house,simulated' })
})
afterAll(async () => {
  await world.app.settle()
  await checkInvariants(world.db)
  await world.close()
})
beforeEach(async () => {
  guest = world.browser()
  await behave({ asks: true })
  const { rphs } = await inject('offers', { product: 'activity', supplier: 'simulated' })
  const reply = await guest.call(addToCart, { body: { goods: { productType: 'activity', rphs } } })
  item = JSON.parse((reply.body as string[]).at(-1) ?? '') as CartItem
  orderId = (await guest.call(startCheckout, { body: { cartItemIds: [item.id] } })).body.orderId
})

const grace = { ...ada, ref: 't2', firstName: 'Grace', lastName: 'Hopper' }
const pickup = { code: 'pickup', value: 'Hotel Avenida Palace' }
const meal = (travelerRef: string, value = 'vegan') => ({ code: 'meal', value, travelerRef })
const all = [pickup, meal('t1'), meal('t2', 'any')]

const give = (answers: object[] | undefined, headers: Record<string, string> = {}) =>
  guest.call(
    quoteCheckout,
    {
      body: {
        ...{ orderId, travelers: [ada, grace], contact: { email: 'ada@example.com' } },
        assign: [{ cartItemId: item.id, travelerRefs: ['t1', 't2'], ...(answers && { answers: answers as never }) }],
      },
    },
    headers,
  )

const fieldsOf = (body: unknown) =>
  (body as Failure).errors.errors.flatMap(({ nodeList, stringValue }) => (nodeList ? [[nodeList, stringValue]] : []))

const safe = makeSafe(['a secret for tests, long enough to be one'])
const kept = async () => (await loadOrder({ db: world.db, safe }, orderId))?.bookings[0]

describe('[R5.4] what a supplier asks beyond the travellers’ fields', () => {
  test('is told with the item, in the reader’s language', async () => {
    const asked = await Promise.all(
      languages.map(async (language) => {
        const headers = { 'accept-language': tagOf(language) }
        return (await guest.call(readOrder, { params: { orderId } }, headers)).body.items[0]?.questions
      }),
    )
    expect(asked[0]).toEqual([
      { code: 'pickup', text: 'Hotel where we fetch you', per: 'order', required: true, maxLength: 80 },
      {
        ...{ code: 'meal', text: 'Meal', per: 'traveler', required: true },
        options: [
          { value: 'any', text: 'Anything' },
          { value: 'vegan', text: 'Vegan' },
        ],
      },
      { code: 'note', text: 'Anything we should know', per: 'order', required: false, maxLength: 250 },
    ])
    expect(new Set(asked.map((questions) => questions?.[1]?.options?.[1]?.text)).size).toBe(languages.length)
  })

  test('is answered to the supplier, of travellers by the names it knows, and bought', async () => {
    const { status, body } = await give(all)
    expect(status, JSON.stringify(body)).toBe(200)
    // It takes nothing that is not answered under its own names.
    expect(body.items[0]?.status).toBe('OnHold')
    const paid = await guest.call(confirmCheckout, {
      body: { orderId, quoteId: body.quoteId, paymentForm: byCard(), acceptedTotal: body.total },
    })
    expect(paid.body.items[0]?.status).toBe('Ticketed')
    expect((await kept())?.wanted.answers).toEqual([...[pickup, { ...meal('1') }, { ...meal('2', 'any') }]])
  })

  test('stands in the database sealed, and in no line of the log', async () => {
    await give([...all, { code: 'note', value: 'Ada is afraid of heights' }])
    expect((await kept())?.wanted.answers).toHaveLength(4)
    for (const table of ['purchase', 'booking', 'booking_event', 'outbox'])
      expect(JSON.stringify(await world.db.query({ text: `select t::text from ${table} t`, values: [] }))).not.toMatch(
        /Avenida|heights/,
      )
    expect(world.log.join('')).not.toMatch(/Avenida|heights/)
  })

  test('answered anew takes the place of what was answered before; the same answers leave the hold as it is', async () => {
    await give([...all, { code: 'note', value: 'By train' }])
    const before = await kept()
    await give([...all, { code: 'note', value: 'By train' }])
    expect((await kept())?.locator).toBe(before?.locator)
    await give(all)
    const after = await kept()
    expect(after?.wanted.answers).toEqual([pickup, meal('1'), meal('2', 'any')])
    expect(after?.locator).not.toBe(before?.locator)
  })

  test('is forgotten thirty days after the journey', async () => {
    const { body } = await give(all)
    await guest.call(confirmCheckout, {
      body: { orderId, quoteId: body.quoteId, paymentForm: byCard(), acceptedTotal: body.total },
    })
    await world.db.query(sql`update booking set travel_end = '2020-01-01T10:00' where purchase_id = ${orderId}`)
    await world.app.settle()
    expect(await kept()).toMatchObject({ status: 'Ticketed' })
    expect((await kept())?.wanted).not.toHaveProperty('answers')
  })
})

describe('[R5.4] [R8.12] an answer that cannot be taken', () => {
  test.each<[string, object[] | undefined, string[]]>([
    ['none at all', undefined, ['/pickup', '/meal/t1', '/meal/t2']],
    ['one of two travellers', [pickup, meal('t1')], ['/meal/t2']],
    ['a blank one', [{ ...pickup, value: '  ' }, meal('t1'), meal('t2')], ['/pickup']],
    ['one that is not offered', [pickup, meal('t1', 'meat'), meal('t2')], ['/meal/t1']],
    ['an over-long one', [{ ...pickup, value: 'x'.repeat(81) }, meal('t1'), meal('t2')], ['/pickup']],
    ['to what nobody asked', [...all, { code: 'shoe', value: '42' }], ['/3/code']],
    ['of somebody who does not go', [...all, meal('t9')], ['/3/travelerRef']],
    [
      'of a traveller where all are asked once',
      [...all.slice(1), { ...pickup, travelerRef: 't1' }],
      ['/2/travelerRef', '/pickup'],
    ],
    [
      'of nobody where each is asked',
      [pickup, { code: 'meal', value: 'any' }, meal('t2')],
      ['/1/travelerRef', '/meal/t1'],
    ],
    ['the same question twice', [...all, meal('t1', 'any')], ['/3']],
  ])('%s is refused beside its field, and nothing is held', async (_, answers, pointers) => {
    const { status, body } = await give(answers)
    expect(status).toBe(400)
    expect(fieldsOf(body).map(([pointer]) => pointer)).toEqual(pointers.map((at) => `/assign/0/answers${at}`))
    expect(await kept()).toMatchObject({ status: 'Pending', locator: null })
  })

  test('longer than any answer may be is refused before anybody is asked', async () => {
    const { status, body } = await give([{ ...pickup, value: 'x'.repeat(1001) }])
    expect([status, fieldsOf(body)[0]?.[0]]).toEqual([400, '/assign/0/answers/0/value'])
  })

  test('is told in every language', async () => {
    const texts = await Promise.all(
      languages.map(async (language) => {
        const { body } = await give([pickup, meal('t1', 'meat')], { 'accept-language': tagOf(language) })
        return fieldsOf(body).map(([, text]) => text)
      }),
    )
    expect(texts[0]).toEqual(['Choose one of the values offered.', 'Fill in this field.'])
    expect(new Set(texts.map((said) => said.join(' '))).size).toBe(languages.length)
  })
})

test('[R5.4] where nothing is asked, an answer is refused and nobody needs one', async () => {
  await behave({})
  const { rphs } = await inject('offers', { product: 'activity', supplier: 'simulated' })
  const reply = await guest.call(addToCart, { body: { goods: { productType: 'activity', rphs } } })
  item = JSON.parse((reply.body as string[]).at(-1) ?? '') as CartItem
  const started = (await guest.call(startCheckout, { body: { cartItemIds: [item.id] } })).body
  orderId = started.orderId
  expect(started.items[0]).not.toHaveProperty('questions')
  expect((await give([pickup])).status).toBe(400)
  expect((await give(undefined)).body.items[0]?.status).toBe('OnHold')
})
