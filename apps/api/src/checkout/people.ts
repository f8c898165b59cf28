import type { TravelerDraft } from '@portolan/contract/traveler-form'
import { ageOn, leadOf } from '@portolan/domain/traveler'
import type { SupplierError } from '@portolan/supplier/outcome'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord, Contact } from '../booking/booking.ts'
import type { FieldRefusal } from '../platform/refusal.ts'

type Draft = Omit<TravelerDraft, 'phone' | 'document'> & Pick<TravelerDraft, 'phone' | 'document'>

const withoutNothing = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value

const documentOf = ({ document, nationality }: Draft): Traveler['document'] =>
  document && {
    type: document.docType === '2' ? 'passport' : 'id',
    number: document.docID,
    ...(document.expireDate !== undefined && { expires: document.expireDate }),
    ...((document.docHolderNationality ?? nationality) !== undefined && {
      nationality: document.docHolderNationality ?? nationality ?? '',
    }),
  }

/** The form's words in the port's, ages as they are on the first day of travel. */
export function travelersOf(drafts: readonly Draft[], firstDay: string | undefined): Traveler[] {
  const said = drafts.findIndex(({ lead }) => lead === true)
  const lead = said >= 0 ? said : leadOf(drafts.map(({ type }) => type))
  return drafts.map((draft, index) =>
    withoutNothing<Traveler>({
      ref: draft.ref,
      type: draft.type,
      lead: index === lead,
      age: draft.birthDate && firstDay ? ageOn(draft.birthDate, firstDay.slice(0, 10)) : draft.age,
      birthDate: draft.birthDate,
      title: draft.title,
      given: draft.firstName,
      surname: draft.lastName,
      email: draft.email,
      phone: draft.phone && { country: draft.phone.countryAccessCode ?? '', number: draft.phone.phoneNumber },
      residence: draft.residenceCountry,
      document: documentOf(draft),
    } as Traveler),
  )
}

/** Whole years on the first day of this booking, which may be later than that of the whole order. */
export const ageIn = ({ travelStart }: Pick<BookingRecord, 'travelStart'>, { birthDate, age }: Traveler) =>
  birthDate !== undefined && travelStart !== null ? ageOn(birthDate, travelStart.slice(0, 10)) : age

/** Names of the port and of the form alike. */
const given: Readonly<Record<string, (traveler: Traveler) => unknown>> = {
  title: ({ title }) => title,
  given: (traveler) => traveler.given,
  firstName: (traveler) => traveler.given,
  surname: ({ surname }) => surname,
  lastName: ({ surname }) => surname,
  birthDate: ({ birthDate }) => birthDate,
  email: ({ email }) => email,
  phone: ({ phone }) => phone?.number,
  residence: ({ residence }) => residence,
  residenceCountry: ({ residence }) => residence,
  document: ({ document }) => document?.number,
  'document.number': ({ document }) => document?.number,
  passportNumber: ({ document }) => document?.number,
  'document.expires': ({ document }) => document?.expires,
  passportExpiry: ({ document }) => document?.expires,
  'document.nationality': ({ document }) => document?.nationality,
  nationality: ({ document }) => document?.nationality,
}

/** Where the form has it. */
const fieldOf: Readonly<Record<string, string>> = {
  given: 'firstName',
  surname: 'lastName',
  residence: 'residenceCountry',
  document: 'document/docID',
  'document.number': 'document/docID',
  passportNumber: 'document/docID',
  'document.expires': 'document/expireDate',
  passportExpiry: 'document/expireDate',
  'document.nationality': 'document/docHolderNationality',
  nationality: 'document/docHolderNationality',
}

/** What the suppliers ask and nobody has said, by its place in the request. */
export function missingOf(
  travelers: readonly Traveler[],
  bookings: readonly Pick<BookingRecord, 'requires' | 'wanted'>[],
): FieldRefusal[] {
  const pointers = new Set<string>()
  for (const { requires, wanted } of bookings)
    for (const [index, traveler] of travelers.entries()) {
      if (wanted.travelerRefs && !wanted.travelerRefs.includes(traveler.ref)) continue
      const names = [...(requires?.each ?? []), ...(traveler.lead ? (requires?.lead ?? []) : [])]
      for (const name of names)
        if (given[name] && !given[name](traveler)) pointers.add(`/travelers/${index}/${fieldOf[name] ?? name}`)
    }
  return [...pointers].map((pointer) => ({ pointer, code: 'invalid_type', text: 'error.field.required' }))
}

/** Older than anybody: a slip of the keyboard. */
const oldest = 120

/** Births that nobody alive has: still to come, or too long ago. */
export const wrongBirthsOf = (travelers: readonly Traveler[], today: string): FieldRefusal[] =>
  travelers.flatMap(({ birthDate }, index): FieldRefusal[] => {
    const age = birthDate === undefined ? 0 : ageOn(birthDate, today)
    if (age >= 0 && age <= oldest) return []
    const text = age < 0 ? 'error.field.past' : 'error.field.format'
    return [{ pointer: `/travelers/${index}/birthDate`, code: 'invalid_value', text }]
  })

/** The supplier takes nobody of this age, '/party/0/age': told beside the birth date that says so. */
export function ageRefusals(
  refused: NonNullable<SupplierError['fields']>,
  travelers: readonly Traveler[],
  { travelerRefs = travelers.map(({ ref }) => ref) }: BookingRecord['wanted'],
): FieldRefusal[] {
  return refused.flatMap(({ pointer }): FieldRefusal[] => {
    const [, seat] = /^\/party\/(\d+)\/age$/.exec(pointer) ?? []
    const index = travelers.findIndex(({ ref }) => seat !== undefined && ref === travelerRefs[Number(seat)])
    if (index < 0) return []
    return [{ pointer: `/travelers/${index}/birthDate`, code: 'invalid_value', text: 'error.traveler.age' }]
  })
}

const asksForPassport = ({ requires }: Pick<BookingRecord, 'requires'>): boolean =>
  [...(requires?.each ?? []), ...(requires?.lead ?? [])].some((name) => fieldOf[name] === fieldOf.passportExpiry)

/** Passports that run out before the travels they are asked for are over, or have run out already. */
export function shortPassportsOf(
  travelers: readonly Traveler[],
  bookings: readonly Pick<BookingRecord, 'requires' | 'wanted' | 'travelEnd'>[],
  today: string,
): FieldRefusal[] {
  return travelers.flatMap(({ ref, document }, index): FieldRefusal[] => {
    const ends = bookings
      .filter((booking) => asksForPassport(booking) && (booking.wanted.travelerRefs?.includes(ref) ?? true))
      .map(({ travelEnd }) => travelEnd?.slice(0, 10) ?? today)
    const isShort = document?.expires !== undefined && ends.some((end) => end > (document.expires ?? ''))
    const pointer = `/travelers/${index}/${fieldOf.passportExpiry}`
    return isShort ? [{ pointer, code: 'invalid_value', text: 'error.traveler.passport' }] : []
  })
}

export function contactOf(
  travelers: readonly Traveler[],
  told: {
    email?: string | undefined
    telephone?: { countryAccessCode?: string | undefined; phoneNumber: string } | undefined
    personName?: { givenName: string; surname: string } | undefined
  },
): Contact {
  const lead = travelers.find((traveler) => traveler.lead)
  const name = told.personName
    ? `${told.personName.givenName} ${told.personName.surname}`
    : [lead?.given, lead?.surname].filter(Boolean).join(' ')
  const email = told.email ?? lead?.email
  const phone = told.telephone
    ? { country: told.telephone.countryAccessCode ?? '', number: told.telephone.phoneNumber }
    : lead?.phone
  return { ...(name !== '' && { name }), ...(email !== undefined && { email }), ...(phone && { phone }) }
}
