import type { RailBookRS } from '@portolan/contract/rail-booking'
import type { RailPassengerCode } from '@portolan/contract/rail-journey'
import type { Amount } from '@portolan/contract/shared'
import { decimalOf, moneyOfNumber, sum } from '@portolan/domain/money'
import { oldestYouth } from '@portolan/domain/rail/fare'
import { ageOn, type TravelerKind } from '@portolan/domain/traveler'
import type { TravelerDraftInput } from '../../traveler/draft-input.ts'
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
    const age = traveler.birthDate === undefined ? one.age : Math.max(0, ageOn(traveler.birthDate, firstDay))
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

/** Somebody's age is not the one that was priced. */
export const hasLeftBand = (travelers: readonly RailTraveler[]): boolean =>
  travelers.some(({ age, fromAge, toAge }) => age < fromAge || age > toAge)

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
