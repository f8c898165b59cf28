import type { ResGuest } from '@portolan/contract/hotel-stay'
import { beforeEach, expect, test } from 'vitest'
import { needTexts, readSpeech, switchLanguage } from '../../i18n/store.ts'
import { type Say, say } from '../../i18n/text.ts'
import { hotelDetail } from '../../stay/model/detail.ts'
import { hotelRoom, selectedHotel } from '../../stay/model/room.ts'
import { description, hkd, never, roomStay } from '../../testing/room-offer.ts'
import { hotelRoomConfirmation, passengerSummary, roomGuests } from './guests.ts'

const t: Say = (id, values) => say(readSpeech(), id, values)
const keysOf = (item: object | undefined) => Object.keys(item ?? {}).sort()
const names = (list: string) => list.split(', ').sort()

beforeEach(async () => {
  await needTexts('stay')
  await switchLanguage('en')
})

test('[R3.8] a hotel’s detail has every field of the specification, and no other', () => {
  const detail = hotelDetail(description)
  const { description: told } = detail
  expect(keysOf(detail)).toEqual(names('description, amenities, roomImgList'))
  expect(keysOf(told)).toEqual(names('name, location, photos, overView'))
  expect(keysOf(told.location)).toEqual(names('position, cityName, countryCode, countryName, address'))
  expect(keysOf(told.location.position), 'one of them in the specification’s own spelling').toEqual(
    names('longitude, longtitude, latitude'),
  )
  expect(keysOf(told.photos[0])).toEqual(names('url, roomTypeCode'))
  expect(keysOf(detail.amenities[0])).toEqual(names('serviceItem, code'))
  expect(told).toMatchObject({
    name: 'Casa do Cais',
    location: {
      position: { longitude: -9.14, longtitude: -9.14, latitude: 38.71 },
      ...{
        cityName: 'Lisbon',
        countryCode: 'PT',
        countryName: 'Portugal',
        address: 'Rua da Prata 52, 1100-419 Lisbon',
      },
    },
    photos: [{ url: '/api/v1/picture/front.svg' }, { roomTypeCode: 'DBL' }, { roomTypeCode: 'TWN' }],
    overView: 'A merchant’s house on the lower town’s grid.',
  })
  expect(detail.amenities[0]).toEqual({ serviceItem: 'Free Wi-Fi', code: '179' })
})

test('[R3.8] one standard image per room type: the room’s own, else the first that shows it', () => {
  expect(hotelDetail(description).roomImgList).toEqual([
    { roomTypeCode: 'DBL', url: '/api/v1/picture/double.svg' },
    { roomTypeCode: 'TWN', url: '/api/v1/picture/twin.svg' },
  ])
})

const roomKeys =
  'roomType, roomTypeCode, Price, maxOccupancy, minOccupancy, quantity, meals, freeCancelTime, referenceId, hotelCodeContext, ratePlanCode, bookingChannelCodes, priceRule, datePrice, roomPolicyList, alternate, fitWords, propertyFitWords, adultAgeRange, childAgeRange'

test('[R3.9] a hotel room has every field of the specification, and no other', () => {
  const room = hotelRoom(roomStay({ handle: 'h1', left: 2 }), t)
  expect(keysOf(room)).toEqual(names(roomKeys))
  expect(keysOf(room.Price)).toEqual(names('currencyCode, amountIncludingMarkup, amountBeforeTax, amountAfterTax'))
  expect(keysOf(room.datePrice[0])).toEqual(names('date, price'))
  expect([keysOf(room.adultAgeRange), keysOf(room.childAgeRange)]).toEqual([names('min, max'), names('min, max')])
  expect(room).toEqual({
    ...{ roomType: 'Superior Double', roomTypeCode: 'DBL', maxOccupancy: 3, minOccupancy: 1, quantity: 2 },
    Price: { currencyCode: 'HKD', amountIncludingMarkup: 3030, amountBeforeTax: 2970, amountAfterTax: 3030 },
    ...{ meals: 'Breakfast', freeCancelTime: '2026-12-12T18:00:00+00:00', referenceId: 'h1' },
    ...{ hotelCodeContext: 'house-hotel', ratePlanCode: 'BB-F3-PN', bookingChannelCodes: ['house-hotel'] },
    ...{ priceRule: 'LongStay', roomPolicyList: ['Breakfast from 7 to 10.'], alternate: false },
    datePrice: ['2026-12-15', '2026-12-16', '2026-12-17'].map((date) => ({ date, price: 1000 })),
    ...{ fitWords: 'Up to 2 adults, 1 child', propertyFitWords: 'A child is 0 to 17 here.' },
    ...{ adultAgeRange: { min: 18, max: 100 }, childAgeRange: { min: 0, max: 17 } },
  })
})

test('[R3.9, R4.7] a room without a deadline says Non-Cancelable, letter by letter; a larger one is marked', () => {
  const room = hotelRoom(roomStay({ handle: 'h1', penalties: never, change: { isAlternate: true } }), t)
  expect([room.freeCancelTime, room.alternate, room.quantity]).toEqual(['Non-Cancelable', true, undefined])
})

test('[R9.8] adults end at a hundred where a child range is given, told or not', () => {
  const { roomTypes, ...rest } = roomStay({ handle: 'h1' })
  const [type] = roomTypes
  const withAges = (occupancies: (typeof roomTypes)[number]['occupancies']) =>
    hotelRoom({ ...rest, roomTypes: type ? [{ ...type, occupancies }] : [] }, t)
  const children = { minOccupancy: 0, maxOccupancy: 1, ageQualifyingCode: '8', minAge: 2, maxAge: 11 }
  const adults = { minOccupancy: 1, maxOccupancy: 2, ageQualifyingCode: '10' }
  expect(withAges([adults, children])).toMatchObject({
    adultAgeRange: { min: 12, max: 100 },
    childAgeRange: { min: 2, max: 11 },
  })
  expect(withAges([children]).adultAgeRange).toEqual({ min: 12, max: 100 })
  expect(withAges([{ minOccupancy: 1, maxOccupancy: 2 }])).toMatchObject({
    ...{ adultAgeRange: undefined, childAgeRange: undefined, maxOccupancy: 2 },
  })
})

test('[R3.9] the selected hotel also carries the house', () => {
  const [dear, cheap] = [roomStay({ handle: 'h1' }), roomStay({ handle: 'h2', plan: 'RO-NR-PN', total: 2430 })]
  const selected = selectedHotel(dear, [dear, cheap], t)
  expect(keysOf(selected)).toEqual(names(`${roomKeys}, ttiCode, lowestPrice, mainImgUrl, star, rating`))
  expect(selected).toMatchObject({
    ...{ ttiCode: '1002003', lowestPrice: hkd(2430), mainImgUrl: '/api/v1/picture/front.svg', star: 4, rating: 8.8 },
  })
})

const guests: ResGuest[] = [
  {
    ...{ resGuestRPH: '1', ageQualifyingCode: '10', firstName: 'Mei', lastName: 'Lam', primaryIndicator: true },
    ...{ emailAddress: 'mei@example.com', phoneNumber: '91234567', countryCode: '852', nameTitle: 'Ms' },
    birthDate: '1990-04-12',
  },
  { resGuestRPH: '2', ageQualifyingCode: '8', age: 6, firstName: 'Kit', lastName: 'Lam' },
]

test('[R3.10] passengers, guests of a room and the confirmation have every field of the specification, and no other', () => {
  const summary = passengerSummary(guests)
  expect(keysOf(summary)).toEqual(names('adultCount, childCount, adult'))
  expect(keysOf(summary.adult)).toEqual(
    names('firstName, lastName, phoneNumber, countryCode, emailAddress, dateOfBirth'),
  )
  expect(summary).toEqual({
    ...{ adultCount: 1, childCount: 1 },
    adult: {
      ...{ firstName: 'Mei', lastName: 'Lam', phoneNumber: '91234567', countryCode: '852' },
      ...{ emailAddress: 'mei@example.com', dateOfBirth: '1990-04-12' },
    },
  })
  const room = roomGuests(guests)
  expect(keysOf(room)).toEqual(names('adultGuests, childGuests'))
  for (const [guest] of [room.adultGuests, room.childGuests])
    expect(keysOf(guest)).toEqual(
      names('firstName, lastName, age, birthDate, emailAddress, phoneNumber, nameTitle, ageQualifyingCode'),
    )
  expect([room.adultGuests.map((one) => one.firstName), room.childGuests.map((one) => one.age)]).toEqual([['Mei'], [6]])
  const confirmation = hotelRoomConfirmation(roomStay({ handle: 'h1' }), hkd(5000))
  expect(confirmation).toEqual({
    ...{ hotelName: 'Casa do Cais', roomType: 'Superior Double', checkin: '2026-12-15', checkout: '2026-12-18' },
    ...{ currencyCode: 'HKD', totalPrice: 5000, roomPrice: 3030, roomTypeCode: 'DBL', referenceId: 'h1' },
    ...{ ttiCode: '1002003', hotelCodeContext: 'house-hotel' },
  })
})
