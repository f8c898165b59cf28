import type { InputOf } from '@portolan/contract/call'
import type { Failure } from '@portolan/contract/envelope'
import { comparePassWithTickets, type PassOrTicketsRS } from '@portolan/contract/rail'
import { addDays, todayIn } from '@portolan/domain/date'
import type { Flexibility } from '@portolan/domain/rail/fare'
import type { Queries } from '@portolan/supplier/query'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { began, openPassWorld, type PassWorld, timeZone } from '../testing/pass-world.ts'
import { callsOf, type RailSupplier, railSupplier, segmentOf, ticketOffer } from '../testing/rail-supplier.ts'
import { failing } from '../testing/scripted-supplier.ts'

type Body = InputOf<typeof comparePassWithTickets>['body']

const first = addDays(todayIn(timeZone, began), 30)
const day = (offset: number): string => addDays(first, offset)
const uic = (locationCode: string) => ({ locationCode, codeContext: 'UIC' })
const [paris, dijon, zurich] = ['8768600', '8771304', '8503000'] as const

let world: PassWorld
const trains: RailSupplier = railSupplier('trains', async () => ({ ok: true, value: [] }))

beforeAll(async () => {
  world = await openPassWorld([trains])
})
afterAll(() => world.close())

interface Fare {
  minor: number
  flexibility?: Flexibility
  /** Minor units of a seat with a pass. */
  seat?: number
}

/** Every day the same trains, at the prices of that day. */
const sell = (faresOf: (day: string) => readonly Fare[]) => {
  trains.find = async ({ legs: [leg], party }: Queries['rail']) => {
    const at = leg?.at.slice(0, 10) ?? ''
    const route = leg?.to.code === dijon ? 'lyon 07:22, dijon 09:00' : 'lyon 07:22, dijon 09:00 09:05, zurich 11:26'
    return {
      ok: true,
      value: faresOf(at).map(({ minor, flexibility = 'SEMI_FLEX', seat }) => {
        const offer = ticketOffer({ supplier: 'trains', token: `${at} ${flexibility} ${minor}`, day: at, party, minor })
        const passReservation = seat === undefined ? {} : { passReservation: { minor: seat, currency: 'EUR' } }
        const segments = [segmentOf(callsOf(at, route), passReservation)]
        return { ...offer, detail: { ...offer.detail, flexibility, segments } }
      }),
    }
  }
}

beforeEach(() => sell(() => [{ minor: 20_000, seat: 1000 }]))

const bodyOf = (offsets: readonly number[], more: Partial<Body> = {}, to: string = zurich): Body => ({
  legs: offsets.map((offset) => ({
    departureDateTime: `${day(offset)}T06:00:00`,
    originLocation: uic(paris),
    destinationLocation: uic(to),
  })),
  passengerTypes: [
    { code: 'ADULT', passengerDetails: [{ age: 31 }] },
    { code: 'YOUTH', passengerDetails: [{ age: 19 }, { age: 2 }] },
  ],
  ...more,
})

async function compare(body: Body, language?: string): Promise<PassOrTicketsRS> {
  const reply = await world.call(comparePassWithTickets, { body }, language)
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
  return reply.json()
}

describe('[R3.15] pass or tickets?', () => {
  test('five dear journeys: the pass of Europe alone, its arithmetic told, and behind a handle to be bought', async () => {
    const answer = await compare(bodyOf([0, 1, 2, 3, 4]))
    const [best] = answer.plans
    // Dollars, two a euro: the adult’s 318 and the youth’s 238; two seats on each of five journeys at 10, none for the infant.
    expect(best).toMatchObject({
      kind: 'pass',
      coveredLegs: [0, 1, 2, 3, 4],
      tickets: [],
      pass: {
        ...{ label: 'Europe Global Pass', region: 'EUROPE', class: '2', validity: 'P5D', within: 'P1M' },
        ...{ startDate: first, daysUsed: 5, daysSpare: 0, total: { currencyCode: 'USD', amount: 1112 } },
        lines: [
          { code: 'ADULT', quantity: 1, total: { amount: 636 } },
          { code: 'YOUTH', quantity: 2, total: { amount: 476 } },
        ],
      },
      ...{ ticketTotal: { amount: 0 }, reservations: { amount: 200 }, reservationCount: 10 },
      ...{ total: { amount: 1312 }, saving: { amount: 688 } },
    })
    expect(answer.plans.find(({ kind }) => kind === 'tickets')).toMatchObject({
      total: { amount: 2000 },
      saving: { amount: 0 },
    })
    expect(await world.kept(best?.pass?.rph ?? '')).toMatchObject({
      ...{ product: 'railPass', price: { selling: { minor: 111_200 } } },
      ...{ query: { region: { code: 'EUROPE' }, start: first }, detail: { validity: 'P5D', class: '2' } },
    })
    expect(answer.legs[0]).toMatchObject({ leg: 0, reservations: { currencyCode: 'USD', amount: 40 } })
    expect(answer.legs[0]?.option).toMatchObject({ comfortType: 'STANDARD', pricing: { sellingTotalAmount: 400 } })
  })

  test('a cheap journey is bought as a ticket beside the pass', async () => {
    sell((at) => [{ minor: at === day(3) ? 2000 : 20_000, seat: 1000 }])
    const [best, ...others] = (await compare(bodyOf([0, 1, 2, 3, 4, 5]))).plans
    expect(best).toMatchObject({ kind: 'mixed', coveredLegs: [0, 1, 2, 4, 5], ticketTotal: { amount: 40 } })
    expect(best).toMatchObject({ total: { amount: 1112 + 200 + 40 }, saving: { amount: 2040 - 1352 } })
    expect(best?.tickets).toMatchObject([{ leg: 3, total: { amount: 40 } }])
    expect(await world.kept(best?.tickets[0]?.rph ?? '')).toMatchObject({ product: 'rail', supplier: 'trains' })
    const totals = others.map(({ total }) => total.amount)
    expect(totals).toEqual([...totals].sort((one, other) => one - other))
    expect(others.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['pass', 'tickets']))
  })

  test('a pass that begins with a later journey is behind a handle for that day', async () => {
    sell((at) => [{ minor: at === first ? 1000 : 20_000, seat: 1000 }])
    const [best] = (await compare(bodyOf([0, 40, 41, 42, 43]))).plans
    expect(best).toMatchObject({
      kind: 'mixed',
      coveredLegs: [1, 2, 3, 4],
      pass: { startDate: day(40), validity: 'P4D' },
    })
    expect(await world.kept(best?.pass?.rph ?? '')).toMatchObject({ query: { start: day(40) } })
  })

  test('a country’s own pass is compared where a journey stays in it', async () => {
    const { plans } = await compare(bodyOf([0, 1, 2], {}, dijon), 'fr')
    expect(plans[0]).toMatchObject({ kind: 'pass', pass: { region: 'FR', label: 'Pass France', validity: 'P3D' } })
    const abroad = await compare(bodyOf([0, 1, 2]))
    expect(abroad.plans.map(({ pass }) => pass?.region)).not.toContain('FR')
  })

  test('tickets are the cheapest of the asked flexibility, or of any where it is not sold', async () => {
    sell((at) => [
      { minor: 9000, flexibility: 'NON_FLEX' },
      { minor: 30_000, flexibility: 'FULL_FLEX' },
      ...(at === first ? [{ minor: 15_000 }, { minor: 14_000 }] : []),
    ])
    const usual = await compare(bodyOf([0, 1]))
    expect(usual.plans.find(({ kind }) => kind === 'tickets')?.total.amount).toBe(280 + 180)
    expect(usual.ticketTotals).toMatchObject([
      { flexibilityType: 'NON_FLEX', total: { amount: 360 } },
      { flexibilityType: 'FULL_FLEX', total: { amount: 1200 } },
    ])
    const full = await compare(bodyOf([0, 1], { flexibilityType: 'FULL_FLEX' }))
    expect(full.plans.find(({ kind }) => kind === 'tickets')?.total.amount).toBe(1200)
  })

  test('where no train runs there is no plan, and the other journeys are still told', async () => {
    sell((at) => (at === day(1) ? [] : [{ minor: 20_000 }]))
    const { success, plans, legs, ticketTotals } = await compare(bodyOf([0, 1]))
    expect({ success, plans, ticketTotals }).toEqual({ success: true, plans: [], ticketTotals: [] })
    expect(legs.map(({ option }) => option === undefined)).toEqual([false, true])
  })

  test('where nobody answers it says so, in the caller’s language', async () => {
    trains.find = async () => failing('unavailable')
    const { success, plans, errors } = await compare(bodyOf([0, 1]), 'es')
    expect([success, plans]).toEqual([false, []])
    expect(errors?.errors[0]?.stringValue).toBe('Hay errores en la respuesta del proveedor.')
  })

  test('ten journeys ask no more than three searches at a time', async () => {
    const usual = trains.find
    let [running, most] = [0, 0]
    trains.find = async (query) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return usual(query)
    }
    const { legs } = await compare(bodyOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))
    expect([legs.length, most]).toEqual([10, 3])
  })
})

describe('[R3.15] pass or tickets? Journeys that cannot be compared', () => {
  const good = bodyOf([0, 1])
  const adults = (count: number) => [
    { code: 'ADULT' as const, passengerDetails: Array.from({ length: count }, () => ({ age: 31 })) },
  ]
  const same = { departureDateTime: `${first}T06:00:00`, originLocation: uic(paris), destinationLocation: uic(paris) }
  const wrong: { name: string; body: Body; pointer: string; text: string }[] = [
    { name: 'one', body: bodyOf([0]), pointer: '/legs', text: 'That is too few. Add some.' },
    {
      name: 'eleven',
      body: bodyOf(Array.from({ length: 11 }, (_, index) => index)),
      ...{ pointer: '/legs', text: 'That is too many. Leave some out.' },
    },
    {
      name: 'from a place to itself',
      body: { ...good, legs: [...good.legs, same] },
      pointer: '/legs/2/destinationLocation/locationCode',
      text: 'From and to are the same place. Choose another.',
    },
    {
      name: 'in the past',
      body: bodyOf([0, -40]),
      ...{ pointer: '/legs/1/departureDateTime', text: 'This day is over. Choose today or later.' },
    },
    {
      name: 'for ten',
      body: { ...good, passengerTypes: [...adults(9), ...adults(1)] },
      ...{ pointer: '/passengerTypes', text: 'A search takes 1 to 9 passengers.' },
    },
    {
      name: 'for a youth of 40',
      body: { ...good, passengerTypes: [{ code: 'YOUTH', passengerDetails: [{ age: 40 }] }] },
      pointer: '/passengerTypes/0/passengerDetails/0/age',
      text: 'A youth is 27 or younger. Add an adult or a senior instead.',
    },
  ]

  test.each(wrong)('$name: says so beside the field', async ({ body, pointer, text }) => {
    const reply = await world.call(comparePassWithTickets, { body })
    const [, ...fields] = reply.json<Failure>().errors.errors
    expect(reply.statusCode).toBe(400)
    expect(fields).toMatchObject([{ nodeList: pointer, stringValue: text }])
  })
})
