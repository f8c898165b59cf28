import type { InputOf } from '@portolan/contract/call'
import type { OrderRS, quoteCheckout } from '@portolan/contract/checkout'
import type { bookRail, RailBookRS } from '@portolan/contract/rail-booking'
import type { RailPassengerCode } from '@portolan/contract/rail-journey'
import type { Amount } from '@portolan/contract/shared'
import { decimalOf, moneyOfNumber, sum } from '@portolan/domain/money'
import { unaccompaniedIn } from '@portolan/domain/rail/companion'
import { oldestYouth, railChannel, ticketAge } from '@portolan/domain/rail/fare'
import { ageOn, type TravelerKind } from '@portolan/domain/traveler'
import type { TravelerDraftInput } from '../../traveler/draft-input.ts'
import type { Among } from '../../traveler/problem.ts'
import type { Wanted } from '../../traveler/values.ts'

/** Section 3 of the specification, 'Rail traveller', name by name. */
export interface RailTraveler {
  rph: string
  age: number
  fromAge: number
  toAge: number
  passengerQualifyingInfo: { code: string }
  passenger: {
    code: RailPassengerCode
    title: string
    firstName: string
    lastName: string
    birthDate: string
    addressName: string
    address: string
    docID: string
    expireDate: string
    docHolderNationality: string
    docHolderNationalityName: string
    email: string
    countryCode: string
    telephoneNumber: string
    leadTraveler: boolean
  }
}

const kinds: Record<RailPassengerCode, TravelerKind> = { ADULT: 'adult', SENIOR: 'senior', YOUTH: 'youth' }
const codes: Partial<Record<TravelerKind, RailPassengerCode>> = { adult: 'ADULT', senior: 'SENIOR' }

/** OTA list AQC: rail and hotel know adults alone. */
const adult = { code: '10' }
const oldestOfAll = 100

/** Who must be named: those of the answer, in its order. */
export const wantedOf = ({ passengers = [] }: Pick<RailBookRS, 'passengers'>): Wanted[] =>
  passengers.map(({ rph, code, age, fromAge, toAge }) => ({ ref: rph, kind: kinds[code], age, fromAge, toAge }))

/** A youth who turns out to be older travels as an adult. */
const codeAt = (kind: TravelerKind, age: number): RailPassengerCode =>
  codes[kind] ?? (age > oldestYouth ? 'ADULT' : 'YOUTH')

/** Travellers as the specification names them; the age is counted again from the birth date, on the first day. */
export function railTravelersOf(
  wanted: readonly Wanted[],
  travelers: readonly TravelerDraftInput[],
  firstDay: string,
  nameOfCountry: (code: string) => string,
): RailTraveler[] {
  return wanted.flatMap((one) => {
    const traveler = travelers.find(({ ref }) => ref === one.ref)
    if (!traveler) return []
    const known = one.age ?? ticketAge.ADULT
    const age = traveler.birthDate === undefined ? known : Math.max(0, ageOn(traveler.birthDate, firstDay))
    const nationality = traveler.document?.docHolderNationality ?? traveler.nationality ?? ''
    return [
      {
        ...{ rph: one.ref, age, fromAge: one.fromAge ?? 0, toAge: one.toAge ?? oldestOfAll },
        passengerQualifyingInfo: adult,
        passenger: {
          code: codeAt(one.kind, age),
          title: traveler.title ?? '',
          firstName: traveler.firstName ?? '',
          lastName: traveler.lastName ?? '',
          birthDate: traveler.birthDate ?? '',
          addressName: traveler.residenceCountry ? nameOfCountry(traveler.residenceCountry) : '',
          address: traveler.residenceCountry ?? '',
          docID: traveler.document?.docID ?? '',
          expireDate: traveler.document?.expireDate ?? '',
          docHolderNationality: nationality,
          docHolderNationalityName: nationality ? nameOfCountry(nationality) : '',
          email: traveler.email ?? '',
          countryCode: traveler.phone?.countryAccessCode ?? '',
          telephoneNumber: traveler.phone?.phoneNumber ?? '',
          leadTraveler: traveler.lead === true,
        },
      },
    ]
  })
}

/** Who is too small to go without somebody older, by the births that were typed. */
export const aloneAmong =
  (wanted: readonly Wanted[], firstDay: string): Among =>
  (travelers) => {
    const ages = travelers.map(({ birthDate }, index) =>
      birthDate === '' ? (wanted[index]?.age ?? ticketAge.ADULT) : ageOn(birthDate, firstDay),
    )
    return unaccompaniedIn(ages).map((index) => ({ index, text: 'error.rail.companion' }))
  }

/** Somebody's age is not the one that was priced. */
export const hasLeftBand = (travelers: readonly RailTraveler[]): boolean =>
  travelers.some(({ age, fromAge, toAge }) => age < fromAge || age > toAge)

export interface Asked {
  rphs: readonly string[]
  /** Ages as they are known by now; absent: those of the search. */
  ages?: readonly { rph: string; code: RailPassengerCode; age: number }[] | undefined
}

/** OTA list UIT: 4 is a travel agency; the server puts in who it really is. */
const pos = {
  sources: [{ requestorID: { type: '4', id: 'web' }, bookingChannel: { type: railChannel, primary: true } }],
}

/** The answer keeps the purchase's name, by which what was typed is found again. */
export function initiateRequest({ rphs, ages }: Asked): InputOf<typeof bookRail>['body'] {
  return {
    resStatus: 'Initiate',
    pos,
    railBookInfo: {
      requestedJourneyRPHs: [...rphs],
      ...(ages && { passengerInfos: ages.map(({ rph, code, age }) => ({ rph, code, age })) }),
    },
  }
}

export interface PriceLine {
  code: string
  quantity: number
  price: Amount
}

/** Out and back of the same passengers in one line. */
export function linesOf({ priceBreakdown, sellingCurrencyCode }: RailBookRS['pricing']): PriceLine[] {
  const codes = [...new Set(priceBreakdown.map(({ code }) => code))]
  return codes.map((code) => {
    const own = priceBreakdown.filter((line) => line.code === code)
    const amounts = own.map(({ sellingAmount }) => moneyOfNumber(sellingAmount, sellingCurrencyCode))
    return {
      code,
      quantity: Math.max(...own.map(({ quantity }) => quantity)),
      price: { currencyCode: sellingCurrencyCode, amount: decimalOf(sum(amounts, sellingCurrencyCode)) },
    }
  })
}

/** Seat by seat, by the names the search gave them; whoever the order does not know goes in the order of the form. */
function seatsOf({ items }: Pick<OrderRS, 'items'>, travelers: readonly TravelerDraftInput[]): string[] {
  const known = travelers.map(({ ref }) => ref)
  const seats = items[0]?.party.map(({ ref }) => ref) ?? []
  return seats.length === known.length && seats.every((ref) => known.includes(ref)) ? seats : known
}

/** Everybody of the form goes on all of the order; the lead is whom we reach. */
export function quoteRequest(
  order: Pick<OrderRS, 'orderId' | 'items'>,
  travelers: readonly TravelerDraftInput[],
): InputOf<typeof quoteCheckout>['body'] {
  const lead = travelers.find((traveler) => traveler.lead)
  const travelerRefs = seatsOf(order, travelers)
  const itemIds = [...new Set(order.items.map(({ cartItemId }) => cartItemId))]
  return {
    orderId: order.orderId,
    travelers: [...travelers],
    contact: { ...(lead?.email && { email: lead.email }), ...(lead?.phone && { telephone: lead.phone }) },
    assign: itemIds.map((cartItemId) => ({ cartItemId, travelerRefs })),
  }
}
