import type { InputOf } from '@portolan/contract/call'
import type { Failure } from '@portolan/contract/envelope'
import { quotePasses, type RailFareQuoteRS } from '@portolan/contract/rail'
import { addDays, todayIn } from '@portolan/domain/date'
import { languages, tagOf } from '@portolan/domain/language'
import { passCountries, passGroups } from '@portolan/domain/rail/pass-region'
import { firstUseWindow } from '@portolan/domain/rail/pass-validity'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { began, openPassWorld, type PassWorld, timeZone } from '../testing/pass-world.ts'
import { failing, type ScriptedSupplier, scriptedSupplier } from '../testing/scripted-supplier.ts'

type Body = InputOf<typeof quotePasses>['body']

const today = todayIn(timeZone, began)
const { latest } = firstUseWindow(today)
const soon = addDays(today, 30)

let world: PassWorld
const other: ScriptedSupplier = scriptedSupplier('other', {}, 'railPass')

beforeAll(async () => {
  world = await openPassWorld([other])
})
afterAll(() => world.close())
beforeEach(() => {
  other.script.search = async () => ({ ok: true, value: [] })
})

const family: Body['passengerCategories'] = [
  { code: 'ADULT', age: 30, quantity: 2 },
  { code: 'SENIOR', age: 62, quantity: 1 },
  { code: 'YOUTH', age: 19, quantity: 1 },
  { code: 'YOUTH', age: 8, quantity: 1 },
]

const bodyOf = (region: string, start = soon, passengerCategories = family): Body => ({
  fareQuoteCriteriaList: [
    {
      tripType: 'Circle',
      originDestinationInformation: {
        departureDateTime: start,
        originLocation: { locationCode: region, codeContext: 'COUNTRY' },
      },
    },
  ],
  passengerCategories,
})

async function quote(body: Body, language?: string): Promise<RailFareQuoteRS> {
  const reply = await world.call(quotePasses, { body }, language)
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
  return reply.json()
}

async function refusal(body: Body, language?: string) {
  const reply = await world.call(quotePasses, { body }, language)
  const [first, ...fields] = reply.json<Failure>().errors.errors
  return { status: reply.statusCode, first: first?.stringValue ?? '', fields }
}

describe('[R7.47] passes of a region', () => {
  test('[R3.15] are told by product, with every class and validity behind a handle of its own', async () => {
    const { fareInfos } = await quote(bodyOf('EUROPE'))
    expect(
      fareInfos.map(({ label, passType, countries, fareOptions }) => [
        ...[label, passType, countries.length, fareOptions.length],
      ]),
    ).toEqual([
      ['Europe Global Pass', 'FLEXIBLE', 33, 10],
      ['Europe Global Pass', 'CONSECUTIVE', 33, 10],
    ])
    const all = fareInfos.flatMap(({ fareOptions }) => fareOptions)
    expect(new Set(all.map(({ rph }) => rph)).size).toBe(20)
    expect(fareInfos[0]).toMatchObject({ region: 'EUROPE', earliestDate: today, latestDate: latest })
    expect(fareInfos[0]?.includes).toEqual([
      'Trains of the national railways in 33 countries',
      'As many trains as you like on each travel day',
      'Children from 4 to 11 travel free, two with each adult; under 4 no pass is needed.',
    ])
    expect(all[0]).toMatchObject({ class: '2', validity: 'P4D', within: 'P1M' })
    expect(all.find(({ validity }) => validity === 'P2M')).not.toHaveProperty('within')
    expect(all[0]?.conditions.map(({ code }) => code)).toEqual([
      ...['TRAVEL_DAY', 'NIGHT_TRAIN_DEPARTURE_DAY', 'FIRST_USE_11_MONTHS', 'RESERVATION_EXTRA', 'CHILD_FREE'],
      'REFUND_85_BEFORE_FIRST_DAY',
    ])
  })

  test('[R5.3] are priced by the ages as they were sent: 30, 62, and each youth’s own', async () => {
    const { fareInfos } = await quote(bodyOf('EUROPE'))
    const [fare] = fareInfos[0]?.fareOptions ?? []
    // Two adults, a senior, a youth; the child goes free. A euro is two dollars.
    const euros = 2 * 283 + 255 + 212
    expect(fare).toMatchObject({
      ...{ currencyCode: 'EUR', amount: euros, sellingCurrencyCode: 'USD', sellingAmount: 2 * euros },
      passengers: [
        { code: 'ADULT', quantity: 2 },
        { code: 'SENIOR', quantity: 1 },
        { code: 'YOUTH', quantity: 2 },
      ],
    })
    const kept = await world.kept(fare?.rph ?? '')
    expect(kept).toMatchObject({ supplier: 'house-rail-pass', product: 'railPass', query: { start: soon } })
    expect(kept.party.map(({ age }) => age)).toEqual([30, 30, 62, 19, 8])
    expect(kept.expiresAt - Date.now()).toBeLessThanOrEqual(30 * 60_000)
  })

  test('[R9.9] exist for exactly 33 regions', async () => {
    const found = new Set<string>()
    for (const region of [...passGroups, ...passCountries])
      for (const product of (await quote(bodyOf(region))).fareInfos) found.add(product.region)
    expect(found.size).toBe(33)
    expect((await refusal(bodyOf('BE'))).status).toBe(400)
  })

  test('are named, explained and conditioned in six languages, none of them in another’s words', async () => {
    const seen = new Map<string, unknown[]>()
    for (const language of languages) {
      const { fareInfos } = await quote(bodyOf('BENELUX'), tagOf(language))
      const one = (await quote(bodyOf('FR'), tagOf(language))).fareInfos[0]
      const [benelux] = fareInfos
      const conditions = benelux?.fareOptions[1]?.conditions.map(({ stringValue }) => stringValue) ?? []
      expect(conditions).toHaveLength(7)
      seen.set(language, [benelux?.label, one?.label, ...(one?.includes.slice(0, 2) ?? []), ...conditions])
    }
    expect([...seen.values()].map(([benelux, france]) => [benelux, france])).toEqual([
      ['Benelux Pass', 'France Pass'],
      ['荷比卢通票', '法国通票'],
      ['荷比盧火車證', '法國火車證'],
      ['Pase Benelux', 'Pase Francia'],
      ['Pass Benelux', 'Pass France'],
      ['بطاقة بنلوكس', 'بطاقة فرنسا'],
    ])
    const texts = [...seen.values()].flatMap((all) => all.slice(2))
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('keep the names of products in every language', async () => {
    const { fareInfos } = await quote(bodyOf('CH'), 'zh-CN')
    expect(fareInfos.map(({ label }) => label)).toEqual(['Swiss Travel Pass Flex', 'Swiss Travel Pass'])
  })

  test('of several regions come in one answer', async () => {
    const [one, two] = [bodyOf('AT'), bodyOf('CZ')]
    const both = { ...one, fareQuoteCriteriaList: [...one.fareQuoteCriteriaList, ...two.fareQuoteCriteriaList] }
    expect((await quote(both)).fareInfos.map(({ region }) => region)).toEqual(['AT', 'CZ'])
  })
})

const start = '/fareQuoteCriteriaList/0/originDestinationInformation/departureDateTime'

describe('[R8.7] a search for passes that cannot be', () => {
  interface Wrong {
    name: string
    body: Body
    pointer: string
    text: string
  }
  const party = (passengerCategories: Body['passengerCategories']) => bodyOf('CH', soon, passengerCategories)
  const wrong: Wrong[] = [
    {
      name: 'yesterday',
      body: bodyOf('CH', addDays(today, -1)),
      pointer: start,
      text: 'This day is over. Choose today or later.',
    },
    {
      name: 'after 11 months',
      body: bodyOf('CH', addDays(latest, 1)),
      pointer: start,
      text: 'A pass begins within 11 months. Choose an earlier first day.',
    },
    {
      name: 'of an unknown region',
      body: bodyOf('US'),
      pointer: '/fareQuoteCriteriaList/0/originDestinationInformation/originLocation/locationCode',
      text: 'Choose one of the values offered.',
    },
    {
      name: 'for nobody',
      body: party([{ code: 'ADULT', age: 30, quantity: 0 }]),
      pointer: '/passengerCategories',
      text: 'A search takes 1 to 9 passengers.',
    },
    {
      name: 'for ten',
      body: party([
        { code: 'ADULT', age: 30, quantity: 9 },
        { code: 'SENIOR', age: 62, quantity: 1 },
      ]),
      pointer: '/passengerCategories',
      text: 'A search takes 1 to 9 passengers.',
    },
    {
      name: 'for a youth of 40',
      body: party([{ code: 'YOUTH', age: 40, quantity: 1 }]),
      pointer: '/passengerCategories/0/age',
      text: 'A youth is 27 or younger. Add an adult or a senior instead.',
    },
  ]

  test.each(wrong)('$name: says so beside the field, under its heading', async ({ body, pointer, text }) => {
    const { status, first, fields } = await refusal(body)
    expect(status).toBe(400)
    expect(JSON.parse(first)).toEqual({ label: 'No pass for this search', details: text })
    expect(fields).toMatchObject([{ nodeList: pointer, stringValue: text }])
  })

  test('begins on the first and on the last day that it may', async () => {
    for (const day of [today, latest]) expect((await quote(bodyOf('CH', day))).fareInfos).toHaveLength(2)
  })

  test('[F5] a child alone is refused beside its age, in the caller’s language', async () => {
    const infants = bodyOf('EUROPE', soon, [
      { code: 'YOUTH', age: 8, quantity: 1 },
      { code: 'YOUTH', age: 5, quantity: 2 },
    ])
    const details = new Set<string>()
    for (const language of languages) {
      const { status, first, fields } = await refusal(infants, tagOf(language))
      const parsed = JSON.parse(first) as { label: string; details: string }
      expect([status, parsed.label === '', fields.map(({ nodeList }) => nodeList)]).toEqual([
        ...[400, false, ['/passengerCategories/1/age']],
      ])
      details.add(parsed.details)
    }
    expect(details.size).toBe(6)
    expect([...details][0]).toBe('Children under 6 do not travel alone. Add a passenger aged 12 or over.')
  })

  test('somebody else’s outage is a warning in our words, while the house sells on', async () => {
    other.script.search = async () => failing('unavailable', { details: 'psql: connection refused' })
    const answer = await quote(bodyOf('AT'))
    expect(answer.fareInfos).toHaveLength(1)
    expect(answer.warnings?.warnings).toEqual([{ recordID: 'other', stringValue: 'Supplier response errors.' }])
  })
})
