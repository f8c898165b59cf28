import type { HotelResRS } from '@portolan/contract/hotel'
import type { HotelDescriptiveContent, RoomStay } from '@portolan/contract/hotel-stay'
import type { CancelPenalty } from '@portolan/contract/shared'

export const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })

/** Free until noon of the twelfth by the clock of the house, then the first night. */
export const freeThenNight: CancelPenalty[] = [
  {
    deadline: { absoluteDeadline: '2026-12-12T18:00:00+00:00', clock: 'Lisbon time' },
    amountPercent: { percent: 0 },
  },
  { amountPercent: { nmbrOfNights: 1 } },
]

export const never: CancelPenalty[] = [{ nonRefundable: true }]

interface Wanted {
  handle: string
  /** Which room of the stay. */
  place?: string
  kind?: 'DBL' | 'TWN' | 'STE'
  plan?: string
  meals?: Partial<RoomStay['ratePlans'][number]['mealsIncluded']>
  penalties?: CancelPenalty[]
  total?: number
  left?: number
  change?: Partial<RoomStay>
}

const names = { DBL: 'Superior Double', TWN: 'Garden Twin', STE: 'River Suite' }

const total = (amount: number, tax = 60) => ({
  ...{ currencyCode: 'HKD', amountBeforeTax: amount - tax, amountAfterTax: amount, amountIncludingMarkup: amount },
  taxes: {
    amount: tax,
    taxList: [{ code: 'CITY_TAX', description: 'City tax', ...hkd(tax), payAt: 'there' as const, taxInclusive: true }],
  },
})

const house = {
  ...{ ttiCode: '1002003', hotelCode: '1002003', hotelCodeContext: 'house-hotel', hotelCityCode: 'LIS' },
  ...{ hotelName: 'Casa do Cais', propertyName: '碼頭之家' },
  position: { latitude: 38.71, longitude: -9.14 },
  address: {
    ...{ addressLines: ['Rua da Prata 52'], postalCode: '1100-419', cityName: 'Lisbon' },
    ...{ countryCode: 'PT', countryName: 'Portugal' },
  },
  awards: [
    { provider: 'star', rating: 4 },
    { provider: 'guest', rating: 8.8 },
  ],
  image: { url: '/api/v1/picture/front.svg' },
}

/** Three nights and a city tax of 60 that the desk takes; whoever stays long pays 30 less. */
export function roomStay(wanted: Wanted): RoomStay {
  const { handle, place = '1', kind = 'DBL', plan = 'BB-F3-PN', total: all = 3030, left, meals, penalties } = wanted
  const nights = ['2026-12-15', '2026-12-16', '2026-12-17']
  const night = (all - 60 + 30) / nights.length
  return {
    ...{ rph: handle, roomStayCandidateRPH: place, availabilityStatus: 'AvailableForSale', basicPropertyInfo: house },
    roomTypes: [
      {
        ...{ roomType: names[kind], roomTypeCode: kind, quantity: 1, roomDescription: '1 king bed · 24 m²' },
        ...(left !== undefined && { numberOfUnits: left }),
        occupancies: [
          { minOccupancy: 1, maxOccupancy: 2, ageQualifyingCode: '10', minAge: 18, maxAge: 100 },
          { minOccupancy: 0, maxOccupancy: 2, ageQualifyingCode: '8', minAge: 0, maxAge: 17 },
        ],
        ...{ fitWords: 'Up to 2 adults, 1 child', propertyFitWords: 'A child is 0 to 17 here.' },
      },
    ],
    ratePlans: [
      {
        ratePlanCode: plan,
        mealsIncluded: { breakfast: true, lunch: false, dinner: false, ...meals },
        cancelPenalties: penalties ?? freeThenNight,
        prepaidIndicator: true,
        policies: ['Breakfast from 7 to 10.'],
      },
    ],
    roomRates: [
      {
        ...{ roomTypeCode: kind, ratePlanCode: plan, priceRule: 'LongStay', discount: hkd(30), total: total(all) },
        rates: nights.map((effectiveDate) => ({
          effectiveDate,
          base: { currencyCode: 'HKD', amountBeforeTax: night, amountAfterTax: night },
        })),
      },
    ],
    total: total(all),
    payAtProperty: hkd(60),
    reference: { type: '16', id: handle },
    bookingChannelCodes: ['house-hotel'],
    guestCounts: { guestCountList: [{ ageQualifyingCode: '10', count: 2 }] },
    timeSpan: { start: '2026-12-15', end: '2026-12-18' },
    expiredDateTime: '2026-11-20T08:20:00Z',
    ...wanted.change,
  }
}

export const description: HotelDescriptiveContent = {
  ...{ ttiCode: '1002003', hotelName: 'Casa do Cais', propertyName: '碼頭之家', languageCode: 'en' },
  hotelInfo: {
    descriptions: {
      overView: 'A merchant’s house on the lower town’s grid.',
      sections: [{ title: 'Rooms', text: 'They face the street or the garden.' }],
    },
    ...{ position: house.position, address: house.address, checkInTime: '15:00', checkOutTime: '11:00' },
    services: [
      { code: '179', serviceItem: 'Free Wi-Fi' },
      { code: '54', serviceItem: 'Roof pool' },
    ],
    ...{ star: 4, rating: 8.8 },
  },
  facilityInfo: {
    guestRooms: [
      { roomTypeCode: 'DBL', name: 'Superior Double', image: { url: '/api/v1/picture/double.svg' } },
      { roomTypeCode: 'TWN', name: 'Garden Twin' },
    ],
  },
  multimediaDescriptions: {
    images: [
      { url: '/api/v1/picture/front.svg', caption: 'Street front' },
      { url: '/api/v1/picture/double.svg', roomTypeCode: 'DBL' },
      { url: '/api/v1/picture/twin.svg', roomTypeCode: 'TWN' },
    ],
  },
  policies: [{ name: 'Pets', text: 'On request.' }],
}

/** What confirm answers of these rooms. */
export function proposal(stays: readonly RoomStay[], change: Partial<HotelResRS> = {}): HotelResRS {
  const sum = stays.reduce((all, { total: { amountAfterTax = 0 } }) => all + amountAfterTax, 0)
  return {
    ...{ success: true, correlationID: 'c-9' },
    hotelReservationList: [
      {
        ...{ uniqueIDs: [], resStatus: 'Pending' },
        roomStays: { roomStayList: [...stays] },
        resGlobalInfo: { total: total(sum) },
        travelerRequirements: { leadTraveler: ['email'], everyPassenger: ['firstName', 'lastName'] },
      },
    ],
    ...change,
  }
}
