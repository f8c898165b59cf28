import type { InputOf } from '@portolan/contract/call'
import type { DynamicPackage, searchPackages } from '@portolan/contract/package'
import { searchBody } from './air-world.ts'
import { inDays } from './shop-world.ts'

export type PackageBody = InputOf<typeof searchPackages>['body']

export const [packageOut, packageBack] = [inDays(60), inDays(65)]

interface Wish {
  rooms?: readonly { adults: number; childAges: readonly number[] }[]
  checkIn?: string
  checkOut?: string
  city?: string
  /** How many fly, where that is to be another number than sleep there. */
  adults?: number
}

/** From Hong Kong to Lisbon and back, with a room for two in between, but for what the test says. */
export function packageBody(requestType: PackageBody['requestType'], wish: Wish = {}, more: object = {}): PackageBody {
  const { rooms = [{ adults: 2, childAges: [] }], checkIn = packageOut, checkOut = packageBack, city = 'LISBOA' } = wish
  const children = rooms.flatMap(({ childAges }) => childAges)
  const adults = wish.adults ?? rooms.reduce((all, room) => all + room.adults, 0)
  const trip = searchBody('Return', [`HKG LIS ${packageOut}`, `LIS HKG ${packageBack}`])
  const quantities = [
    { code: 'ADT' as const, quantity: adults },
    ...(children.length > 0 ? [{ code: 'CHD' as const, quantity: children.length, ages: [...children] }] : []),
  ]
  return {
    requestType,
    searchCriteria: {
      airSearch: {
        originDestinationInformations: trip.originDestinationInformations,
        travelerInfoSummary: { airTravelerAvails: { passengerTypeQuantities: quantities } },
      },
      hotelSearch: {
        responseType: 'PropertyList',
        stayDateRange: { start: checkIn, end: checkOut },
        roomStayCandidates: {
          roomStayCandidateList: rooms.map(({ adults: count, childAges }, index) => ({
            ...{ rph: String(index + 1), quantity: 1 },
            guestCounts: {
              guestCountList: [
                { ageQualifyingCode: '10', count },
                ...childAges.map((age) => ({ ageQualifyingCode: '8', age, count: 1 })),
              ],
            },
          })),
        },
        hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ hotelCityCode: city }] }] },
      },
    },
    ...more,
  }
}

export const componentsOf = (flight: string, rooms: readonly string[]) => ({
  airComponent: { airItineraryRPHs: [flight] },
  hotelComponent: { references: rooms.map((id) => ({ type: '16', id })) },
})

const passport = (docID: string) => [
  { docType: '2' as const, docID, expireDate: inDays(2000), docHolderNationality: 'GB' },
]

/** Two grown-ups. */
export const couple = [
  {
    ...{ resGuestRPH: 'g1', ageQualifyingCode: '10', passengerTypeCode: 'ADT' as const, nameTitle: 'Ms' },
    ...{ firstName: 'Ada', lastName: 'Lovelace', birthDate: '1990-12-10', documents: passport('PX1234567') },
  },
  {
    ...{ resGuestRPH: 'g2', ageQualifyingCode: '10', passengerTypeCode: 'ADT' as const, nameTitle: 'Ms' },
    ...{ firstName: 'Grace', lastName: 'Hopper', birthDate: '1986-12-09', documents: passport('PX7654321') },
  },
]

export const contact = { email: 'ada@example.com', telephone: { countryAccessCode: '44', phoneNumber: '20 7946 0000' } }

export const roomsOf = ({ components }: DynamicPackage): string[] =>
  components.hotelComponent.references.map(({ id }) => id)
