import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearch, readValues, searchOf } from './address.ts'
import type { TransferEnd } from './end.ts'
import { type TransferAsked, transferRequest } from './search.ts'

const now = new Date('2026-11-20T08:00:00Z')

const airport: TransferEnd = {
  ...{ kind: 'airport', code: 'LIS', name: 'Lisbon Airport' },
  position: { latitude: 38.7742, longitude: -9.1342 },
}
const hotel: TransferEnd = { kind: 'hotel', code: '1002003', name: 'Casa do Cais' }
const house: TransferEnd = { kind: 'address', code: 'LISBOA', name: 'Rua Augusta 24', city: 'Lisbon' }

const asked: TransferAsked = {
  ...{ from: airport, to: hotel, at: '2026-12-20T23:05', flight: { airline: 'TP', number: '1187' } },
  ...{ adults: 2, children: 1, bags: 4, childSeats: 1 },
}

const names = fc.stringMatching(/^[\p{L}][\p{L} .'-]{0,40}[\p{L}]$/u)
const day = fc.integer({ min: 1, max: 300 }).map((days) => new Date(now.getTime() + days * 86_400_000).toISOString())
const hour = fc.tuple(day, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
const moment = hour.map(
  ([at, hours, minutes]) => `${at.slice(0, 10)}T${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`,
)
const end = (kind: TransferEnd['kind'], code: string) =>
  fc.record({ kind: fc.constant(kind), code: fc.constant(code), name: names })

test('[R1.2, R2.6] whatever is searched for stands in the address and is read from it again', () => {
  const flight = fc.record({ airline: fc.constantFrom('TP', '6E', 'U2'), number: fc.constantFrom('1', '1187', '987A') })
  const search = fc.record({
    from: end('airport', 'LIS'),
    to: fc.oneof(end('hotel', '12'), end('port', 'PTLIS'), end('station', '9431039'), fc.constant(house)),
    at: moment,
    flight,
    ...{ adults: fc.integer({ min: 1, max: 8 }), children: fc.integer({ min: 1, max: 6 }) },
    ...{ bags: fc.integer({ min: 0, max: 28 }), childSeats: fc.integer({ min: 0, max: 1 }) },
  })
  fc.assert(
    fc.property(search, fc.integer({ min: 1, max: 60 }), (one, daysLater) => {
      const back = new Date(Date.parse(`${one.at}:00Z`) + daysLater * 86_400_000).toISOString().slice(0, 16)
      const whole = { ...one, back: { at: back, flight: one.flight } } as TransferAsked
      const address = JSON.parse(JSON.stringify(searchOf(whole))) as Record<string, unknown>
      expect(readSearch(address, now)).toEqual({ asked: whole })
    }),
  )
})

test('[R2.6] an address reads as people read it, and half of one fills in half the form', () => {
  expect(searchOf(asked)).toEqual({
    ...{ from: 'airport-LIS', fromName: 'Lisbon Airport', fromAt: '38.7742_-9.1342' },
    ...{ to: 'hotel-1002003', toName: 'Casa do Cais', at: '2026-12-20T23:05', flight: 'TP-1187' },
    ...{ adults: 2, children: 1, bags: 4, seats: 1 },
  })
  const { values, unread } = readValues({ from: 'port-PTLIS', fromName: 'Lisbon', at: '2026-12-20T23:05' })
  expect(unread).toEqual([])
  expect(values).toMatchObject({ from: { kind: 'port', code: 'PTLIS' }, to: null, hour: '23:05', trip: 'oneWay' })
})

test('[R5.1] what cannot be read is told by the field that it was meant for', () => {
  const bad = { from: 'moon-1', to: 'airport', at: '2026-02-31T10:00', flight: '12', adults: 'two' }
  expect(readSearch(bad, now)).toEqual({
    problems: [
      { field: 'from', text: 'transfer.form.place' },
      { field: 'to', text: 'transfer.form.place' },
      { field: 'dates', text: 'transfer.form.moment' },
      { field: 'flight', text: 'error.transfer.flight' },
      { field: 'party', text: 'error.transfer.nobody' },
    ],
  })
})

test('[R1.2] the request names both ends by their own codes, and the flight stands with the airport', () => {
  expect(transferRequest(asked)).toEqual({
    service: {
      pickup: {
        ...{ locationType: 'Airport', name: 'Lisbon Airport', dateTime: '2026-12-20T23:05:00' },
        location: { locationCode: 'LIS', codeContext: 'IATA' },
        position: { latitude: 38.7742, longitude: -9.1342 },
        flight: { airline: 'TP', flightNumber: '1187', dateTime: '2026-12-20T23:05:00' },
      },
      dropoff: {
        ...{ locationType: 'Hotel', name: 'Casa do Cais' },
        location: { locationCode: '1002003', codeContext: 'HOTEL' },
      },
    },
    passengers: { adults: 2, children: 1, childSeats: 1 },
    baggage: 4,
  })
  const leaving = { airline: 'TP', number: '1186', at: '2026-12-27T09:40' }
  const { service } = transferRequest({ ...asked, from: house, to: airport, at: '2026-12-27T06:40', flight: leaving })
  expect(service.pickup).toEqual({
    ...{ locationType: 'Address', name: 'Rua Augusta 24', dateTime: '2026-12-27T06:40:00' },
    location: { locationCode: 'LISBOA', codeContext: 'CITY' },
    address: { addressLines: ['Rua Augusta 24'], cityName: 'Lisbon' },
  })
  expect(service.dropoff.flight).toEqual({ airline: 'TP', flightNumber: '1186', dateTime: '2026-12-27T09:40:00' })
  const round = transferRequest({ ...asked, back: { at: '2026-12-27T06:40', flight: leaving } })
  expect(round.service.return).toEqual({
    pickupDateTime: '2026-12-27T06:40:00',
    flight: { airline: 'TP', flightNumber: '1186', dateTime: '2026-12-27T09:40:00' },
  })
})
