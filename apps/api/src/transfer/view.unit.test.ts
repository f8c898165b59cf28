import { languages } from '@portolan/domain/language'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { purchaseIn } from '../document/testing/sample-booking.ts'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { casa, keptRide, lisbonAirport, rideBooking, sampleRide, sampleWay } from '../testing/sample-ride.ts'
import { transferCartView } from './cart-view.ts'
import { isRideDetail, rideOf } from './detail.ts'
import { readFlight } from './flight.ts'
import { readGround } from './ground-place.ts'
import { otherRides } from './instead.ts'
import { makeTransferPaperView } from './paper-view.ts'
import { makeTransferReservationView } from './reservation-view.ts'
import { sharesOf } from './ride.ts'
import { serviceView } from './service-view.ts'

const parts = { penaltyOf: () => ({}), carriersOf: () => undefined }
const paperView = makeTransferPaperView(parts)

describe('[R1.2] how a ride is told', () => {
  test('in the cart', () => {
    for (const language of languages)
      expect(transferCartView.title?.([keptRide('a')], language)).toBe(
        transferCartView.display([keptRide('a')], {}, language).title,
      )
    expect(transferCartView.display([keptRide('a')], {}, 'en')).toEqual({
      title: 'Lisbon Airport – Casa do Cais',
      lines: [
        'Fri 14 May, 23:05 · 9 km, about 15 min · Flight TP 1187',
        'Private · Van · 2 adults, 1 child, 4 bags, 1 child seat',
        'Free cancellation until 13 May 2027, 23:05 Lisbon time',
      ],
      deadlines: [
        {
          text: '13 May 2027, 23:05 Lisbon time',
          absoluteDeadline: '2027-05-13T23:05:00+01:00',
          clock: 'Lisbon time',
        },
      ],
      ...{ start: '2027-05-14T23:05:00', end: '2027-05-14T23:20:00' },
      ...{ imageUrl: '/api/v1/picture/car~van~transfer-van.svg', party: { adults: 2, children: 1 } },
    })
    const back = sampleWay({ from: casa, to: lisbonAirport, pickUpAt: '2027-05-20T05:00' })
    const both = sampleRide({ ways: [sampleWay(), back], count: 2, freeUntil: undefined } as never)
    const shown = transferCartView.display([keptRide('a', both)], {}, 'en')
    expect(shown.lines).toHaveLength(4)
    expect(shown.lines[2]).toContain('2 × Van')
    expect(shown).toMatchObject({ end: '2027-05-20T05:15:00', lines: expect.arrayContaining(['Non-Cancelable']) })
  })

  test('on the voucher: when, where, whom to call, and prices that come to the whole', () => {
    const booking = rideBooking()
    const paper = paperView.contentOf(booking, purchaseIn('en'), 'en')
    expect(paper).toMatchObject({ kind: 'voucher', title: 'Lisbon Airport – Casa do Cais' })
    expect(paper.sections[0]).toMatchObject({
      heading: 'Friday, 14 May 2027',
      legs: [{ from: { time: '23:05', place: 'Lisbon Airport' }, to: { time: '23:20', place: 'Casa do Cais' } }],
      lines: ['In arrivals.', 'The driver waits 60 minutes without charge.', 'Flight TP 1187'],
    })
    expect(paper.sections.at(-1)?.lines).toEqual([
      'Voucher number 10000001',
      'If you cannot find the driver: +44 20 7946 0187',
    ])
    const sum = paper.priceLines.reduce((all, { amount }) => all + amount.minor, 0)
    expect([sum, paper.priceLines.length]).toEqual([booking.price.minor, 3])
    expect(paper.events).toMatchObject([
      { start: { local: '2027-05-14T23:05', timeZone: 'Europe/Lisbon' }, minutes: 15 },
    ])
    for (const language of languages)
      expect(JSON.stringify(paperView.contentOf(booking, purchaseIn(language), language))).not.toMatch(/\{\w+\}/)
  })

  test('among the bookings, as it was sold and not as it was offered', () => {
    const { reservationOf } = makeTransferReservationView({ uniqueIDOf: () => ({ type: '14', id: 'X' }) })
    const sold = sampleRide({ ways: [sampleWay({ pickUpAt: '2027-05-14T23:30' })] })
    const base = rideBooking()
    const booking = rideBooking({ reservation: { ...base.reservation, detail: sold } as never })
    expect(reservationOf(booking, purchaseIn('ar'), 'ar')).toMatchObject({
      ...{ emergencyPhone: '+44 20 7946 0187', pickupInstructions: expect.stringContaining('في صالة الوصول.') },
      service: {
        ...{ vehicleName: 'سيارة فان', waitingTime: 'PT1H' },
        ways: [
          {
            pickupDateTime: '2027-05-14T23:30:00',
            from: { locationType: 'Airport' },
            flight: { flightNumber: '1187' },
          },
        ],
      },
    })
  })

  test('what a simulated supplier sells is none of it', () => {
    expect([isRideDetail({ title: 'A ride' }), rideOf({ kind: 'ride' }), rideOf(null)]).toEqual([
      false,
      undefined,
      undefined,
    ])
    expect(() => transferCartView.display([keptRide('a'), keptRide('b')], {}, 'en')).toThrow()
  })
})

test('[R1.2] the drive and the fees are what is paid, to the cent, whatever the supplier asks for them', () => {
  const cents = fc.integer({ min: 0, max: 50_000 })
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 3 }), (drive, fees) => {
      const detail = sampleRide({
        fees: fees.map((minor) => ({ code: 'F', name: { en: 'F' }, amount: { minor, currency: 'EUR' } })),
      })
      const offer = keptRide(
        'a',
        detail,
        fees.reduce((all, fee) => all + fee, drive),
      )
      const shares = sharesOf({ offer, detail })
      const sum = shares.fees.reduce((all, { amount }) => all + amount.minor, shares.drive.minor)
      expect(sum).toBe(offer.price.selling.minor)
      expect(serviceView({ offer, detail }, parts, 'en').totalCharge.rateTotalAmount).toBe(
        offer.price.selling.minor / 100,
      )
    }),
  )
})

test('in place of a ride that is gone: the same level first, then what costs most nearly the same', () => {
  const at = (token: string, level: 'private' | 'premium', minor: number) =>
    keptRide(token, sampleRide({ level }), minor)
  const wanted = at('van', 'private', 5000)
  const found = [at('limousine', 'premium', 5001), at('suv', 'private', 4000), at('sedan', 'private', 3000), wanted]
  expect(otherRides([wanted], found).map(([one]) => one?.token)).toEqual(['suv', 'sedan', 'limousine'])
})

test('two addresses of a city are two places, though both lie where the city does', () => {
  const catalogue = makePlaces(loadCatalogue())
  const street = (line: string, more = {}) =>
    readGround(
      {
        ...{ locationType: 'Address', location: { locationCode: 'LISBOA', codeContext: 'CITY' } },
        ...{ address: { addressLines: [line], cityName: 'Lisbon' }, ...more },
      },
      ...([catalogue, 'fr'] as const),
    )
  const position = { latitude: 38.7, longitude: -9.1 }
  const spots = [street('Rua A 1'), street('Rua B 2'), street('Rua A 1', { position }), street('Rua B 2', { position })]
  expect(new Set(spots.map((spot) => spot?.place.code)).size).toBe(4)
  expect(spots[2]).toMatchObject({ name: 'Rua A 1, Lisbon', place: { context: 'GEO', lat: 38.7, lon: -9.1 } })
  const station = { locationType: 'Station', location: { locationCode: '8503000', codeContext: 'UIC' } } as const
  expect(readGround(station, catalogue, 'en')?.place).toMatchObject({ code: '8503000', context: 'UIC' })
  const swapped = { locationType: 'Airport', location: { locationCode: '8503000', codeContext: 'UIC' } } as const
  expect(readGround(swapped, catalogue, 'en')).toBeUndefined()
  expect(readGround({ locationType: 'Hotel', position }, catalogue, 'en')).toBeUndefined()
})

test('flights however they are typed', () => {
  const read = (airline: string, flightNumber: string) =>
    readFlight({ airline, flightNumber, dateTime: '2027-05-14T10:00:00' }, '/f').flight
  for (const typed of ['1024', '01024', 'TP1024', 'tp 1024', '1024A'])
    expect(read('tp', typed)).toEqual({ airline: 'TP', number: '1024' })
  expect([read('TP', '12345'), read('T', '1'), read('TP', 'x')]).toEqual([undefined, undefined, undefined])
  expect(readFlight(undefined, '/f')).toEqual({ problems: [] })
})
