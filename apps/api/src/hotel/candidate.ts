import type { Queries } from '@portolan/supplier/query'
import type { Party } from '@portolan/supplier/traveler'
import type { FieldRefusal } from '../platform/refusal.ts'
import { childAges, mostRooms } from './limit.ts'
import type { Segment } from './where.ts'

type Candidates = Segment['roomStayCandidates']['roomStayCandidateList']
type Counts = Candidates[number]['guestCounts']['guestCountList']

/** Who sleeps in one room. */
export type Guests = Queries['hotel']['rooms'][number]

/** OTA list AQC. */
export const adultCode = '10'
export const childCode = '8'
const infantCode = '7'
const seniorCode = '11'

export const isAdultCode = (code: string): boolean => code === adultCode || code === seniorCode
const isChildCode = (code: string): boolean => code === childCode || code === infantCode

/** Of an infant whom nobody asked for it. */
const usualInfant = 1

const ageOf = ({ ageQualifyingCode, age }: Counts[number]): number | undefined =>
  age ?? (ageQualifyingCode === infantCode ? usualInfant : undefined)

const isChildAge = (age: number): boolean => age >= childAges.from && age <= childAges.to

/** Without a word on what is wrong with them. */
export const guestsOf = (counts: Counts): Guests => ({
  adults: counts.reduce((all, one) => all + (isAdultCode(one.ageQualifyingCode) ? one.count : 0), 0),
  childAges: counts.flatMap((one) => {
    const age = ageOf(one)
    return isChildCode(one.ageQualifyingCode) && age !== undefined ? Array<number>(one.count).fill(age) : []
  }),
})

function countsWrong(counts: Counts, pointer: string): FieldRefusal[] {
  const wrong = counts.flatMap((one, index): FieldRefusal[] => {
    const at = `${pointer}/${index}`
    const { ageQualifyingCode: code } = one
    if (isAdultCode(code) || one.count === 0) return []
    if (!isChildCode(code))
      return [{ pointer: `${at}/ageQualifyingCode`, code: 'invalid_value', text: 'error.field.choice' }]
    const age = ageOf(one)
    if (age === undefined) return [{ pointer: `${at}/age`, code: 'invalid_type', text: 'error.field.required' }]
    return isChildAge(age) ? [] : [{ pointer: `${at}/age`, code: 'too_big', text: 'error.hotel.childAge' }]
  })
  if (guestsOf(counts).adults > 0) return wrong
  return [...wrong, { pointer, code: 'too_small', text: 'error.hotel.adult' }]
}

interface CandidatesRead {
  rooms: Guests[]
  /** By the room's place: the name that the caller has for it. */
  rphs: string[]
  problems: FieldRefusal[]
}

/** Every room by itself, however many of a kind were asked for. */
export function readCandidates(
  { roomStayCandidates: { roomStayCandidateList } }: Segment,
  pointer: string,
): CandidatesRead {
  const at = `${pointer}/roomStayCandidates/roomStayCandidateList`
  const rooms = roomStayCandidateList.flatMap(({ quantity, rph, guestCounts }) =>
    Array.from({ length: quantity }, () => ({ rph, guests: guestsOf(guestCounts.guestCountList) })),
  )
  const problems = roomStayCandidateList.flatMap(({ guestCounts }, index) =>
    countsWrong(guestCounts.guestCountList, `${at}/${index}/guestCounts/guestCountList`),
  )
  if (rooms.length > mostRooms) problems.push({ pointer: at, code: 'too_big', text: 'error.hotel.rooms' })
  return { rooms: rooms.map(({ guests }) => guests), rphs: rooms.map(({ rph }) => rph), problems }
}

/** The adults of the first room, its children, those of the second; each with a name of ours, counted from 1. */
export function partyOf(rooms: readonly Guests[]): Party {
  const members = rooms.flatMap((room) => [
    ...Array.from({ length: room.adults }, () => ({ type: 'adult' as const })),
    ...room.childAges.map((age) => ({ type: 'child' as const, age })),
  ])
  return members.map((member, index) => ({ ref: String(index + 1), ...member }))
}
