import { logOut, readOwnInfo } from '@portolan/contract/account'
import { bookActivity, checkActivity, searchActivities } from '@portolan/contract/activity'
import { bookFlight, searchFlights, verifyFlightPrice } from '@portolan/contract/air'
import { cancelBooking, extendBooking } from '@portolan/contract/booking'
import { exchangeBooking } from '@portolan/contract/booking-exchange'
import type { Call } from '@portolan/contract/call'
import { bookCar, readCarRate, searchCars } from '@portolan/contract/car'
import { confirmCheckout, quoteCheckout, readOrder, startCheckout } from '@portolan/contract/checkout'
import { bookHotel, confirmHotelGuests, holdHotel, searchHotels } from '@portolan/contract/hotel'
import { holdPackage, searchPackages, verifyPackagePrice } from '@portolan/contract/package'
import { modifyProfile } from '@portolan/contract/profile'
import { quotePasses, searchTrains } from '@portolan/contract/rail'
import { bookRail, confirmRailBooking } from '@portolan/contract/rail-booking'
import { bookTransfer, searchTransfers } from '@portolan/contract/transfer'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { send } from './client.ts'
import type { CallError } from './failure.ts'
import { stream } from './stream.ts'

beforeAll(() => switchLanguage('en'))

const supplied: Readonly<Record<string, Call>> = {
  searchTrains,
  quotePasses,
  bookRail,
  confirmRailBooking,
  searchFlights,
  verifyFlightPrice,
  bookFlight,
  searchHotels,
  confirmHotelGuests,
  holdHotel,
  bookHotel,
  searchActivities,
  checkActivity,
  bookActivity,
  searchCars,
  readCarRate,
  bookCar,
  searchTransfers,
  bookTransfer,
  searchPackages,
  verifyPackagePrice,
  holdPackage,
  startCheckout,
  quoteCheckout,
  confirmCheckout,
  readOrder,
  cancelBooking,
  exchangeBooking,
  extendBooking,
}

/** None of them says why. */
const silent = [
  { success: false },
  { success: false, errors: { errors: [] } },
  { success: false, errors: {} },
  { success: false, errors: { errors: [{ stringValue: '' }] } },
]

const answerWith = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body))

const failureOf = (asked: Promise<unknown>): Promise<CallError> =>
  asked.then(
    (answer) => expect.fail(`It was read as a success: ${JSON.stringify(answer)}`),
    (error: CallError) => error,
  )

describe.each(Object.entries(supplied))('[F11] [R8.4] %s', (_, call) => {
  test.each(silent)('that says no and not why is a failure with the supplier’s sentence: %j', async (body) => {
    answerWith(body)
    const { title, message, status } = await failureOf(send(call, { body: {}, params: {} }))
    expect([title, message]).toEqual(['Sorry!', 'Supplier response errors.'])
    expect(status).toBe(call.effect === 'write' ? 409 : 200)
  })

  test('that says why is a failure with that sentence', async () => {
    answerWith({ success: false, errors: { errors: [{ stringValue: 'Sold out.' }] } })
    expect((await failureOf(send(call, { body: {}, params: {} }))).message).toBe('Sold out.')
  })
})

test.each(silent)('[F11] [R8.3] a call of our own that says no and not why has no readable error: %j', async (body) => {
  answerWith(body)
  expect((await failureOf(send(modifyProfile, { body: { profile: {} } } as never))).message).toBe('Some reponse errors')
})

test('[R8.9] whoever asks whether it is so reads no as an answer', async () => {
  answerWith({ success: false })
  expect(await send(readOwnInfo, {}, { readsSuccess: true })).toEqual({ success: false })
  expect(await send(logOut, {}, { readsSuccess: true })).toEqual({ success: false })
})

describe.each([
  ['trains', searchTrains],
  ['flights', searchFlights],
] as const)('[F11] [R8.8] a search of %s that comes line by line', (_, call) => {
  const listen = async (type: string, ...lines: object[]) => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    vi.stubGlobal('fetch', async () => new Response(text, { headers: { 'content-type': type } }))
    const heard: unknown[] = []
    const failure = await stream(call, { body: {} } as never, { onLine: (line) => heard.push(line) }).then(
      () => undefined,
      (error: CallError) => error.message,
    )
    return { heard: heard.length, failure }
  }

  test.each(silent)('fails where its last line says no and not why: %j', async (body) => {
    expect(await listen('application/x-ndjson', { success: true, correlationID: 'a' }, body)).toEqual({
      heard: 1,
      failure: 'Supplier response errors.',
    })
    expect(await listen('application/json', body)).toEqual({ heard: 0, failure: 'Supplier response errors.' })
  })

  test('goes on where a line speaks for one supplier alone', async () => {
    const one = { success: false, correlationID: 'a', supplier: 'lyria' }
    expect(await listen('application/x-ndjson', one, { success: true, correlationID: 'a' })).toEqual({
      heard: 2,
      failure: undefined,
    })
  })
})
