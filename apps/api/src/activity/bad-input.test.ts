import { bookActivity, checkActivity, searchActivities } from '@portolan/contract/activity'
import { languages } from '@portolan/domain/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activityBody, availBody, type Counts, checkDay, two } from '../testing/activity-world.ts'
import { inDays } from '../testing/shop-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let traveller: Browser
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
  traveller = await world.loggedIn('traveller')
})
afterAll(() => world.close())

interface Entry {
  nodeList?: string
  code?: string
  stringValue: string
}

/** Where it is told, and what. */
const told = (body: unknown): string[] =>
  ((body as { errors?: { errors: Entry[] } }).errors?.errors ?? []).flatMap(({ nodeList, stringValue }) =>
    nodeList === undefined ? [] : [`${nodeList}: ${stringValue}`],
  )

async function refusedSearch(more: Parameters<typeof activityBody>[0]): Promise<string[]> {
  const { status, body } = await traveller.call(searchActivities, { body: activityBody(more) })
  expect(status).toBe(400)
  return told(body)
}

async function refusedCheck(id: string, start: string, more = {}): Promise<string[]> {
  const { status, body } = await traveller.call(checkActivity, { body: availBody(id, start, more) })
  expect(status).toBe(400)
  return told(body)
}

const children: Counts = [{ qualifierInfo: 'Child', quantity: 2, ages: [7, 9] }]

describe('[R8.11] what is wrong with a search of activities is told beside its field', () => {
  const counts = '/searchCriteria/customerCounts'
  const dates = '/searchCriteria/dateTimePref'

  test.each<[string, Parameters<typeof activityBody>[0], string]>([
    ['nobody', { customerCounts: [{ qualifierInfo: 'Adult', quantity: 0 }] }, `${counts}: Say who takes part.`],
    ['children alone', { customerCounts: children }, `${counts}: Children take part with an adult only.`],
    [
      'a child of 18',
      { customerCounts: [...two, { qualifierInfo: 'Child', quantity: 1, ages: [18] }] },
      `${counts}/1/ages/0: Children are 0 to 17 years old.`,
    ],
    [
      'two ages for one child',
      { customerCounts: [...two, { qualifierInfo: 'Child', quantity: 1, ages: [5, 6] }] },
      `${counts}/1/ages: That is too many.`,
    ],
    [
      'one age for two children',
      { customerCounts: [...two, { qualifierInfo: 'Child', quantity: 2, ages: [5] }] },
      `${counts}/1/ages/1: Choose an age for each child`,
    ],
    [
      'a child without an age',
      { customerCounts: [...two, { qualifierInfo: 'Child', quantity: 1 }] },
      `${counts}/1/ages/0: Choose an age for each child`,
    ],
    [
      'one age for two seniors',
      { customerCounts: [...two, { qualifierInfo: 'Senior', quantity: 2, ages: [70] }] },
      `${counts}/1/ages/1: That is too few.`,
    ],
    [
      'a crowd',
      {
        customerCounts: [
          { qualifierInfo: 'Adult', quantity: 30 },
          { qualifierInfo: 'Senior', quantity: 1 },
        ],
      },
      `${counts}: One booking takes up to 30 people.`,
    ],
    ['yesterday', { dateTimePref: { start: inDays(-2), end: inDays(2) } }, `${dates}/start: This day is over.`],
    [
      'backwards',
      { dateTimePref: { start: inDays(9), end: inDays(8) } },
      `${dates}/end: The last day is before the first.`,
    ],
    ['32 days', { dateTimePref: { start: inDays(9), end: inDays(40) } }, `${dates}/end: These are too many days.`],
    [
      'after next year',
      { dateTimePref: { start: inDays(368), end: inDays(369) } },
      `${dates}/start: Activities are on sale up to 365 days ahead.`,
    ],
    [
      'no such city',
      { locationPref: { cityCode: 'NOWHERE' } },
      '/searchCriteria/locationPref/cityCode: We do not know',
    ],
    ['nowhere', { locationPref: {} }, '/searchCriteria/locationPref: Choose a city'],
  ])('%s', async (_, more, text) => {
    expect(await refusedSearch(more)).toEqual([expect.stringContaining(text)])
  })

  test('a token that is none of ours, and a currency that is not sold in', async () => {
    const processing = { moreDataEchoToken: 'x', pricingCurrency: 'XAU' }
    const { status, body } = await traveller.call(searchActivities, { body: activityBody({}, processing) })
    expect([status, told(body)]).toEqual([
      400,
      [
        expect.stringContaining('/processingInformation/pricingCurrency'),
        expect.stringContaining('/processingInformation/moreDataEchoToken'),
      ],
    ])
  })

  test('in the language of the caller', async () => {
    const texts = new Set<string>()
    for (const language of languages) {
      const { body } = await traveller.call(
        searchActivities,
        { body: activityBody({ customerCounts: children }) },
        { 'accept-language': language === 'zhHK' ? 'zh-HK' : language },
      )
      texts.add(told(body)[0] ?? '')
    }
    expect(texts.size).toBe(languages.length)
  })
})

/** A January that is on sale: the next one. */
const thisYear = Number(inDays(0).slice(0, 4))
const january = [thisYear, thisYear + 1].map((year) => `${year}-01-15`).find((day) => day > inDays(0)) ?? ''

describe('[R8.11] what an activity does not take is told beside its field', () => {
  const counts = '/tourActivity/participantCounts'

  test('an activity that nobody knows', async () => {
    const { status, body } = await traveller.call(checkActivity, { body: availBody('LISBOA-99', inDays(30)) })
    expect([status, told(body)]).toEqual([
      404,
      [expect.stringContaining('tourActivityID: We do not know this activity')],
    ])
  })

  test('a day out of season; a calendar of such days is empty', async () => {
    expect(await refusedCheck('LISBOA-04', january)).toEqual([
      expect.stringContaining('/tourActivity/schedule/start: The activity does not run on this day.'),
    ])
    const { info } = await checkDay(traveller, 'LISBOA-04', january, { show: 'Days' })
    expect(info.schedule).toMatchObject({ details: [], seasons: [{ start: '04-01', end: '10-31' }] })
  })

  test('more people than any group takes', async () => {
    const crowd = { participantCounts: [{ qualifierInfo: 'Adult', quantity: 13 }] }
    expect(await refusedCheck('LISBOA-09', inDays(30), crowd)).toEqual([
      expect.stringContaining(`${counts}: There are more people than any group takes.`),
    ])
  })

  test('a child that is too young, and a young one alone among children', async () => {
    const small = { participantCounts: [...two, { qualifierInfo: 'Child', quantity: 2, ages: [9, 5] }] }
    expect(await refusedCheck('PAR-06', inDays(30), small)).toEqual([
      expect.stringContaining(`${counts}/1/ages/1: This activity is not open to this age.`),
    ])
    const youth = { participantCounts: [{ qualifierInfo: 'Youth', quantity: 1, ages: [14] }], show: 'Days' }
    expect(await refusedCheck('PAR-02', inDays(30), youth)).toEqual([
      expect.stringContaining(`${counts}: Children take part with an adult only.`),
    ])
  })

  test('nobody, and too many days', async () => {
    expect(await refusedCheck('LISBOA-01', inDays(30), { participantCounts: [] })).toHaveLength(1)
    const long = { schedule: { start: inDays(30), end: inDays(92) }, show: 'Days' }
    expect(await refusedCheck('LISBOA-01', inDays(30), long)).toEqual([expect.stringContaining('/schedule/end')])
    const begun = { schedule: { start: inDays(-9), end: inDays(20) }, show: 'Days' as const }
    const { info } = await checkDay(traveller, 'LISBOA-01', inDays(0), begun)
    expect(info.schedule.details[0]?.start.localeCompare(inDays(-1))).toBe(1)
    expect(await refusedCheck('LISBOA-01', inDays(-9), { show: 'Departures' })).toHaveLength(1)
  })
})

describe('[R8.11] what cannot be booked is told beside its field', () => {
  const participants = ['a', 'b'].map((rph) => ({
    ...{ rph, qualifierInfo: 'Adult' as const, personName: { givenName: rph, surname: 'Lam' } },
  }))

  async function refusedBooking(more: object, resStatus: 'Hold' | 'Book' | 'Commit' = 'Hold'): Promise<string[]> {
    const { info } = await checkDay(traveller, 'LISBOA-01', inDays(40))
    const [group] = info.pricing.groups
    const bookingInfo = {
      ...{ tourActivityID: 'LISBOA-01', groupRph: group?.rph ?? '', schedule: { start: group?.start ?? '' } },
      ...{ participants, ...more },
    }
    const { status, body } = await traveller.call(bookActivity, { body: { resStatus, bookingInfo } })
    expect(status).toBe(400)
    return told(body)
  }

  test.each<[string, object, string]>([
    [
      'a departure that has left',
      { schedule: { start: '2020-05-05T10:00:00' } },
      'schedule/start: This departure has left',
    ],
    [
      'another hour',
      { schedule: { start: `${inDays(40)}T03:00:00` } },
      'schedule/start: The chosen offer is of another',
    ],
    ['another activity', { tourActivityID: 'LISBOA-02' }, 'tourActivityID: The chosen offer is of another'],
    ['an extra', { extras: [{ code: 'LUNCH', quantity: 1 }] }, 'extras/0/code: Choose one of the values'],
    [
      'somebody more',
      { participants: [...participants, { ...participants[0], rph: 'c' }] },
      'participants: The participants',
    ],
    ['names without a contact', {}, 'participants/0/'],
  ])('%s', async (_, more, text) => {
    expect((await refusedBooking(more)).join('\n')).toContain(text)
  })

  test('nobody buys without saying how, nor commits what was not held', async () => {
    expect(await refusedBooking({}, 'Book')).toEqual([expect.stringContaining('/bookingInfo/paymentForm')])
    const paymentForm = { kind: 'token', provider: 'test', token: 'tok_ok' }
    expect(await refusedBooking({ paymentForm }, 'Commit')).toEqual([expect.stringContaining('/uniqueID')])
  })
})
