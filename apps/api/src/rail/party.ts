import type { RequestOf } from '@portolan/contract/call'
import type { searchTrains } from '@portolan/contract/rail'
import type { RailPassengerCode } from '@portolan/contract/rail-journey'
import { unaccompaniedIn } from '@portolan/domain/rail/companion'
import { largestParty, oldestYouth, railPassengerCodes, ticketAge } from '@portolan/domain/rail/fare'
import type { Party, TravelerType } from '@portolan/supplier/traveler'
import type { FieldRefusal } from '../platform/refusal.ts'

const typeOf: Record<RailPassengerCode, TravelerType> = { ADULT: 'adult', SENIOR: 'senior', YOUTH: 'youth' }

/** Who sends no code is told apart by age, as the search form would. */
const codeOfAge = (age: number): RailPassengerCode => {
  if (age <= oldestYouth) return 'YOUTH'
  return age >= ticketAge.SENIOR ? 'SENIOR' : 'ADULT'
}

export const travelerTypeOf = (code: RailPassengerCode | undefined, age: number): TravelerType =>
  typeOf[code ?? codeOfAge(age)]

/** Children and infants are youths here: the carrier's bands decide between them. */
export const codeOfType = (type: TravelerType): RailPassengerCode =>
  railPassengerCodes.find((code) => typeOf[code] === type) ?? 'YOUTH'

export const ageOf = ({ type, age }: Party[number]): number =>
  age ?? (type === 'senior' ? ticketAge.SENIOR : type === 'adult' ? ticketAge.ADULT : oldestYouth)

export const isTooOld = (code: RailPassengerCode | undefined, age: number): boolean =>
  code === 'YOUTH' && age > oldestYouth

export const tooOld = (pointer: string): FieldRefusal => ({ pointer, code: 'too_big', text: 'error.rail.youthAge' })

/** Beside the age of each who is too small to go without somebody who pays. */
export const aloneOf = (travelers: readonly { age: number; pointer: string }[]): FieldRefusal[] =>
  unaccompaniedIn(travelers.map(({ age }) => age)).flatMap((place) => {
    const pointer = travelers[place]?.pointer
    return pointer === undefined ? [] : [{ pointer, code: 'too_small', text: 'error.rail.companion' }]
  })

type Given = RequestOf<typeof searchTrains>['body']['passengerTypes']

/** In the order of the specification: adults, seniors, youths. */
const inOrder = (one: Party[number], other: Party[number]): number =>
  railPassengerCodes.indexOf(codeOfType(one.type)) - railPassengerCodes.indexOf(codeOfType(other.type))

/** Everybody gets a name of ours, counted from 1. */
export function readParty(given: Given): { party: Party; problems: FieldRefusal[] } {
  const all = given.flatMap(({ code, passengerDetails }, group) =>
    passengerDetails.map(({ age }, place) => ({
      ...{ age, type: travelerTypeOf(code, age), isTooOld: isTooOld(code, age) },
      pointer: `/passengerTypes/${group}/passengerDetails/${place}/age`,
    })),
  )
  const problems = [...all.filter((one) => one.isTooOld).map(({ pointer }) => tooOld(pointer)), ...aloneOf(all)]
  if (all.length > largestParty)
    problems.push({ pointer: '/passengerTypes', code: 'too_big', text: 'error.rail.party' })
  const party = all
    .map(({ age, type }) => ({ ref: '', age, type }))
    .sort(inOrder)
    .map((one, index) => ({ ...one, ref: String(index + 1) }))
  return { party, problems }
}
