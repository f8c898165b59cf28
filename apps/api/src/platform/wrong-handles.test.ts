import { bookActivity } from '@portolan/contract/activity'
import { addToCart } from '@portolan/contract/cart'
import { requestExamples } from '@portolan/contract/catalogue/request-example'
import { type CallName, table } from '@portolan/contract/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../testing/agency.ts'
import { putPass } from '../testing/checkout-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let owner: Browser
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
  owner = await signedIn(world, 'owner')
})
afterAll(() => world.close())

const unknown = 'We do not know this offer. Search again.'
const used = 'This link has been used or is too old. Ask for a new one.'
const flights = '/dynamicPackage/components/airComponent/airItineraryRPHs'
const stay = '/dynamicPackage/components/hotelComponent/references'
const rooms = '/hotelReservationList/0/roomStays/roomStayList'

/** The handles in the document's examples are nobody's: whoever sends them is told which field holds them. */
const wrong: [CallName, string[], (string | undefined)?][] = [
  ['verifyFlightPrice', ['/airItineraryRPHs/0']],
  ['readSeatMap', ['/airItineraryRPHs/0']],
  ['bookFlight', ['/airItineraryRPHs/0']],
  ['confirmHotelGuests', [`${rooms}/0/reference`]],
  ['holdHotel', [`${rooms}/0/reference`]],
  ['bookHotel', [`${rooms}/0/reference`]],
  ['searchPackages', ['/airQuoteID']],
  ['verifyPackagePrice', [`${flights}/0`, `${stay}/0/id`]],
  ['holdPackage', [`${flights}/0`, `${stay}/0/id`]],
  ['readCarRate', ['/rph']],
  ['bookCar', ['/rph']],
  ['bookTransfer', ['/rph']],
  ['bookRail', ['/railBookInfo/requestedJourneyRPHs/0', '/railBookInfo/requestedJourneyRPHs/1']],
  ['addToCart', ['/goods/0/rphs/0']],
  ['confirmRegistration', ['/token'], used],
  ['confirmPasswordReset', ['/token'], used],
  ['answerPaymentChallenge', ['/clientSecret'], 'Choose one of the values offered.'],
]

const inYear = (name: CallName): object =>
  JSON.parse(JSON.stringify(requestExamples[name]).replaceAll('2027-', `${new Date().getFullYear() + 1}-`))

describe('[R8.12] [F10] a handle that leads nowhere', () => {
  test.each(wrong)('%s names it: %j', async (name, pointers, text = unknown) => {
    const { status, body } = await owner.call(table[name], { body: inYear(name) } as never)
    const [fixed, ...named] = body.errors?.errors ?? []
    expect([status, fixed]).toEqual([400, { stringValue: 'Some request errors.' }])
    expect(named.map(({ nodeList, stringValue }) => [nodeList, stringValue])).toEqual(
      pointers.map((pointer) => [pointer, text]),
    )
    for (const { code } of named) expect(code).toMatch(/^[a-z]+[._][a-zA-Z]+$/)
  })

  test('of a departure is named beside a tour that there is', async () => {
    const { bookingInfo, ...more } = inYear('bookActivity') as { bookingInfo: object }
    const body = { ...more, bookingInfo: { ...bookingInfo, tourActivityID: 'LISBOA-01' } }
    const reply = await owner.call(bookActivity, { body } as never)
    expect([reply.status, reply.body.errors?.errors]).toEqual([
      400,
      [
        { stringValue: 'Some request errors.' },
        { stringValue: unknown, nodeList: '/bookingInfo/groupRph', code: 'offer.unknown' },
      ],
    ])
  })

  test('in a list of goods is named by its place, and nothing is put into the cart', async () => {
    const guest = world.browser()
    const { rphs, startDate } = await putPass(guest)
    const good = { productType: 'railPass' as const, rphs, startDate }
    const goods = [good, good, { ...good, rphs: ['x'] }, good]
    const reply = await guest.call(addToCart, { body: { goods } })
    expect(reply.status).toBe(400)
    expect(reply.body.errors?.errors.slice(1)).toEqual([
      { stringValue: unknown, nodeList: '/goods/2/rphs/0', code: 'offer.unknown' },
    ])
    const late = await guest.call(addToCart, { body: { goods: [good, { ...good, startDate: '2099-01-01' }] } })
    expect(late.body.errors?.errors[1]?.nodeList, 'and so is another field of it').toBe('/goods/1/startDate')
  })

  test('of another product is as unknown as one of nobody’s', async () => {
    const guest = world.browser()
    const { rphs } = await putPass(guest)
    const { status, body } = await guest.call(addToCart, { body: { goods: { productType: 'rail', rphs } } })
    expect([status, body.errors?.errors[1]?.nodeList]).toEqual([400, '/goods/rphs/0'])
  })
})
