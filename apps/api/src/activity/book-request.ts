import type { bookActivity } from '@portolan/contract/activity'
import type { RequestOf } from '@portolan/contract/call'
import type { PaymentForm } from '@portolan/contract/shared'
import type { TravelerDraft } from '@portolan/contract/traveler-form'
import { ageOn, leadOf } from '@portolan/domain/traveler'
import type { PointerOf } from '../checkout/desk.ts'
import { localNow } from '../platform/local-time.ts'
import { type FieldRefusal, fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Departure } from './departure.ts'
import { typeOf } from './party.ts'

export type BookBody = RequestOf<typeof bookActivity>['body']
export type Info = BookBody['bookingInfo']
type Participant = Info['participants'][number]

const pointer = '/bookingInfo'
export const tourPointer = `${pointer}/tourActivityID`
export const answersPointer = `${pointer}/answers`
const startPointer = `${pointer}/schedule/start`
const participantsPointer = `${pointer}/participants`

/** Refuses (400) what has left already. */
export function refuseGone({ schedule: { start } }: Info, timeZone: string, now: Date): void {
  const clock = localNow(timeZone, now)
  const isOver = start.length === 10 ? start < clock.slice(0, 10) : start.slice(0, 16) <= clock
  if (isOver) throw fieldRefusal(startPointer, 'too_small', 'error.activity.gone')
}

/** Refuses (400) a handle that is of another activity or hour, and extras: there are none. */
export function refuseOther({ tourActivityID, schedule: { start }, extras = [] }: Info, { detail }: Departure): void {
  const fields: FieldRefusal[] = []
  if (detail.tour.id !== tourActivityID)
    fields.push({ pointer: tourPointer, code: 'invalid_value', text: 'error.activity.otherDeparture' })
  if (!`${detail.startsAt}:00`.startsWith(start.slice(0, 19)))
    fields.push({ pointer: startPointer, code: 'invalid_value', text: 'error.activity.otherDeparture' })
  const index = extras.findIndex(({ quantity }) => quantity > 0)
  if (index >= 0)
    fields.push({ pointer: `${pointer}/extras/${index}/code`, code: 'invalid_value', text: 'error.field.choice' })
  if (fields.length > 0) throw new Refusal(400, { fields })
}

/** Who buys says how; a hold costs nothing. */
export function formOf({ resStatus, bookingInfo: { paymentForm } }: BookBody): PaymentForm | undefined {
  if (resStatus === 'Hold') return undefined
  if (!paymentForm) throw fieldRefusal(`${pointer}/paymentForm`, 'invalid_type', 'error.field.required')
  return paymentForm
}

const ageOf = ({ birthDate }: Participant, { detail }: Departure): number | undefined =>
  birthDate === undefined ? undefined : ageOn(birthDate, detail.startsAt.slice(0, 10))

/**
 * Who takes which place of the party, by its order: of the same kind, and of the age that the place was searched for where
 * that is told. Refuses (400) people who are not those of the search.
 */
export function placeParticipants(departure: Departure, { participants }: Info): string[] {
  const { offer, detail } = departure
  const waiting = [...participants]
  const take = (fits: (one: Participant) => boolean): Participant | undefined => {
    const at = waiting.findIndex(fits)
    return at < 0 ? undefined : waiting.splice(at, 1)[0]
  }
  const seated = offer.party.map(({ ref, type }) => {
    const band = detail.bands.find(({ travelerRef }) => travelerRef === ref)
    const isKind = (one: Participant): boolean => typeOf(one.qualifierInfo) === type
    const isOfAge = (one: Participant): boolean => {
      const age = ageOf(one, departure)
      return age === undefined || !band || (age >= band.fromAge && age <= band.toAge)
    }
    return take((one) => isKind(one) && isOfAge(one)) ?? take(isKind)
  })
  const refs = seated.flatMap((one) => one?.rph ?? [])
  const isEachOnce = refs.length === offer.party.length && waiting.length === 0 && new Set(refs).size === refs.length
  if (!isEachOnce) throw fieldRefusal(participantsPointer, 'invalid_value', 'error.activity.people')
  return refs
}

/** The contract's words for participants in those of the form. A child is as old as it was searched for. */
export function draftsOf({ participants }: Info, refs: readonly string[], { offer }: Departure): TravelerDraft[] {
  const said = participants.findIndex(({ leadCustomerInd }) => leadCustomerInd === true)
  const lead = said >= 0 ? said : leadOf(participants.map(({ qualifierInfo }) => typeOf(qualifierInfo)))
  return participants.map(({ rph, qualifierInfo, personName, birthDate, contact }, index) => {
    const age = offer.party[refs.indexOf(rph)]?.age
    return {
      ...{ ref: rph, type: typeOf(qualifierInfo), lead: index === lead, birthDate },
      ...(age !== undefined && { age }),
      ...{ title: personName.namePrefix, firstName: personName.givenName, lastName: personName.surname },
      ...{ email: contact?.email, phone: contact?.telephone },
    }
  })
}

const wireField: Readonly<Record<string, string>> = {
  title: 'personName/namePrefix',
  firstName: 'personName/givenName',
  lastName: 'personName/surname',
  email: 'contact/email',
  phone: 'contact/telephone',
}

/** Where this call has a field of the form's. */
export const pointerIn: PointerOf = (index, field) => `${participantsPointer}/${index}/${wireField[field] ?? field}`
