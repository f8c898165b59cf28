import type { bookFlight } from '@portolan/contract/air'
import type { RequestOf } from '@portolan/contract/call'
import type { TravelerDraft } from '@portolan/contract/traveler-form'
import { leadOf } from '@portolan/domain/traveler'
import type { Party, TravelerType } from '@portolan/supplier/traveler'
import type { PointerOf } from '../checkout/desk.ts'
import type { FieldRefusal } from '../platform/refusal.ts'
import { arrivalOf, type Flight } from './flight.ts'
import { fareTypeOf, typeOfCode } from './party.ts'

type Body = RequestOf<typeof bookFlight>['body']
type AirTraveler = Body['travelerInfo']['airTravelers'][number]

const travelersPointer = '/travelerInfo/airTravelers'
const passport = '2'

/** The one that is shown at the border, where there is one. */
const documentAt = ({ documents = [] }: AirTraveler): number =>
  Math.max(
    0,
    documents.findIndex(({ docType }) => docType === passport),
  )

/** The airline's words for travellers in those of the form; whom to reach is the lead's where he says nothing else. */
export function draftsOf({ travelerInfo: { airTravelers }, contact }: Body): TravelerDraft[] {
  const lead = leadOf(airTravelers.map(({ passengerTypeCode }) => typeOfCode(passengerTypeCode)))
  return airTravelers.map((traveler, index) => {
    const { rph, passengerTypeCode, personName, birthDate, email, telephone, address, custLoyalties } = traveler
    const reach = index === lead ? contact : {}
    return {
      ...{ ref: rph, type: typeOfCode(passengerTypeCode), lead: index === lead },
      ...{ title: personName.namePrefix, firstName: personName.givenName, lastName: personName.surname },
      ...{ birthDate, email: email ?? reach.email, phone: telephone ?? reach.telephone },
      residenceCountry: address?.countryCode ?? reach.address?.countryCode,
      document: traveler.documents?.[documentAt(traveler)],
      loyalty: custLoyalties,
    }
  })
}

const wireField: Readonly<Record<string, string>> = {
  title: 'personName/namePrefix',
  firstName: 'personName/givenName',
  lastName: 'personName/surname',
  phone: 'telephone/phoneNumber',
  residenceCountry: 'address/countryCode',
}

/** Where this call has a field of the form's. */
export const pointersIn =
  ({ travelerInfo: { airTravelers } }: Body): PointerOf =>
  (index, field) => {
    const traveler = airTravelers[index]
    const [, part] = /^document\/(.+)$/.exec(field) ?? []
    const at =
      part === undefined ? (wireField[field] ?? field) : `documents/${traveler ? documentAt(traveler) : 0}/${part}`
    return `${travelersPointer}/${index}/${at}`
  }

/** Who takes which place of the party, by its order; undefined where somebody is missing or too many. */
export function seatsFor(party: Party, { travelerInfo: { airTravelers } }: Body): string[] | undefined {
  const waiting = [...airTravelers]
  const take = (fits: (type: TravelerType) => boolean): string | undefined => {
    const at = waiting.findIndex(({ passengerTypeCode }) => fits(typeOfCode(passengerTypeCode)))
    return at < 0 ? undefined : waiting.splice(at, 1)[0]?.rph
  }
  // Seniors and adults pay alike: one may stand in for the other.
  const refs = party.map(
    (seat) => take((type) => type === seat.type) ?? take((type) => fareTypeOf(type) === fareTypeOf(seat.type)),
  )
  const known = refs.filter((ref) => ref !== undefined)
  return waiting.length === 0 && known.length === party.length && new Set(known).size === known.length
    ? known
    : undefined
}

/** A passport is good to the end of the trip, or it is none. */
export function passportProblems(body: Body, flights: readonly Flight[]): FieldRefusal[] {
  const isAbroad = flights.some(({ detail }) => detail.isAbroad)
  const last = flights.at(-1)
  const end = last ? arrivalOf(last.detail).slice(0, 10) : ''
  return body.travelerInfo.airTravelers.flatMap((traveler, index): FieldRefusal[] => {
    const at = documentAt(traveler)
    const expires = traveler.documents?.[at]?.expireDate
    if (!isAbroad || expires === undefined || expires >= end) return []
    const pointer = `${travelersPointer}/${index}/documents/${at}/expireDate`
    return [{ pointer, code: 'too_small', text: 'error.traveler.passport' }]
  })
}

export const notThose: FieldRefusal = { pointer: travelersPointer, code: 'invalid_value', text: 'error.air.travelers' }
