import type { RequestOf } from '@portolan/contract/call'
import type { bookCar } from '@portolan/contract/car'
import type { TravelerDraft } from '@portolan/contract/traveler-form'
import { ageOn } from '@portolan/domain/traveler'
import type { AnswerTo } from '@portolan/supplier/reservation'
import type { PointerOf } from '../checkout/desk.ts'
import type { FieldRefusal } from '../platform/refusal.ts'
import type { Rental } from './rental.ts'

export type BookBody = RequestOf<typeof bookCar>['body']

const primary = '/customer/primary'
export const answersPointer = '/answers'

/** The car's words for its driver in those of the form. */
export function draftOf({ customer }: BookBody, ref: string): TravelerDraft {
  const { personName, birthDate, contact, citizenCountry } = customer.primary
  return {
    ...{ ref, type: 'adult', lead: true, birthDate, nationality: citizenCountry },
    ...{ title: personName.namePrefix, firstName: personName.givenName, lastName: personName.surname },
    ...{ email: contact.email, phone: contact.telephone },
  }
}

const wireField: Readonly<Record<string, string>> = {
  ...{ title: 'personName/namePrefix', firstName: 'personName/givenName', lastName: 'personName/surname' },
  ...{ email: 'contact/email', phone: 'contact/telephone' },
}

/** Where this call has a field of the form's. */
export const pointerIn: PointerOf = (_, field) => `${primary}/${wireField[field] ?? field}`

/** A flight that is told in the words of the specification answers the office's question, where it has one. */
export function answersIn({ answers = [], arrivalDetails }: BookBody, { detail }: Rental): AnswerTo[] {
  const isTold = answers.some(({ code }) => code === 'FLIGHT')
  const own = answers.map(({ code, value, travelerRef }) => ({
    ...{ code, value },
    ...(travelerRef !== undefined && { travelerRef }),
  }))
  if (!arrivalDetails || isTold || detail.pickUp.office.kind !== 'airport') return own
  const flight = `${arrivalDetails.operatingCompany?.code ?? ''}${arrivalDetails.number}`
  return [...own, { code: 'FLIGHT', value: flight }]
}

/** What is wrong before anybody is asked: the age is not the one of the price, or nothing is there to pay with. */
export function problemsIn(body: BookBody, { offer, detail }: Rental): FieldRefusal[] {
  const { from, to } = detail.driverAges
  const age = ageOn(body.customer.primary.birthDate, detail.pickUp.at.slice(0, 10))
  const isOther = age < from || (to !== undefined && age > to)
  const isUnheld = body.resStatus === 'Hold' && offer.hold !== 'supported'
  return [
    ...(isOther
      ? [{ pointer: `${primary}/birthDate`, code: 'invalid_value', text: 'error.car.driverAge' as const }]
      : []),
    ...(isUnheld ? [{ pointer: '/resStatus', code: 'invalid_value', text: 'error.car.noHold' as const }] : []),
    ...(body.resStatus === 'Book' && !body.paymentForm
      ? [{ pointer: '/paymentForm', code: 'invalid_type', text: 'error.field.required' as const }]
      : []),
  ]
}
