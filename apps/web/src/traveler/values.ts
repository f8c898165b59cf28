import type { TravelerField, TravelerRequirements, TypedTraveler } from '@portolan/contract/traveler-form'
import type { IsoDate } from '@portolan/domain/date'
import { ageOn, defaultBirthDate, leadOf, type TravelerKind } from '@portolan/domain/traveler'

export interface TravelDays {
  today: IsoDate
  /** A passport must be good beyond it. */
  last: IsoDate
}

/** One traveller as the fields of the page hold him: text, empty where nothing is known. */
export interface TravelerValues {
  ref: string
  title: string
  firstName: string
  lastName: string
  birthDate: string
  /** A date that was worked out from an age stands until somebody has looked at it. */
  birthConfirmed: boolean
  residenceCountry: string
  email: string
  phoneCode: string
  phoneNumber: string
  docID: string
  expireDate: string
  nationality: string
}

export type PassportRules = NonNullable<TravelerRequirements['passportValidity']>

/** Grown-ups are told apart by nothing but their place; the young ones by their age, which was priced. */
export const isGrownUp = (kind: TravelerKind): boolean => kind === 'adult' || kind === 'senior'

/** Who must be named, as the search counted them. */
export interface Wanted {
  ref: string
  kind: TravelerKind
  /** Whole years on the day of travel, as priced; absent where nobody was asked for it. */
  age?: number | undefined
  /** The carrier's band, both ends included; absent: any age. */
  fromAge?: number | undefined
  toAge?: number | undefined
  /** What the countries on the way ask of a passport. */
  passports?: PassportRules | undefined
}

const passport = '2'

const isSameKind = ({ kind, age }: Wanted, typed: TypedTraveler): boolean =>
  typed.type === kind && (isGrownUp(kind) || age === undefined || typed.age === undefined || typed.age === age)

/** Prices are asked again for the age that a birth says, and whoever turns out too old for a youth is an adult then. */
const isAsOld = ({ age }: Wanted, { birthDate }: TypedTraveler, { today, last }: TravelDays): boolean =>
  age !== undefined && birthDate !== undefined && ageOn(birthDate, today) <= age && age <= ageOn(birthDate, last)

/**
 * What was typed for this very traveller: the first of the list that was. Every item numbers its party from 1, so once
 * another one is removed the same number is somebody else's.
 */
export const findTyped = (wanted: Wanted, typed: readonly TypedTraveler[], days: TravelDays) =>
  typed.find((one) => one.ref === wanted.ref && (isSameKind(wanted, one) || isAsOld(wanted, one, days)))

/** What was typed before, over what is known from the search. */
export function valuesOf({ ref, age }: Wanted, typed: TypedTraveler | undefined, today: IsoDate): TravelerValues {
  const birthDate = typed?.birthDate ?? (age === undefined ? '' : defaultBirthDate(age, today))
  return {
    ref,
    title: typed?.title ?? '',
    firstName: typed?.firstName ?? '',
    lastName: typed?.lastName ?? '',
    birthDate,
    birthConfirmed: typed?.birthDate !== undefined || age === undefined,
    residenceCountry: typed?.residenceCountry ?? '',
    email: typed?.email ?? '',
    phoneCode: typed?.phone?.countryAccessCode ?? '',
    phoneNumber: typed?.phone?.phoneNumber ?? '',
    docID: typed?.document?.docID ?? '',
    expireDate: typed?.document?.expireDate ?? '',
    nationality: typed?.document?.docHolderNationality ?? typed?.nationality ?? '',
  }
}

/** For the draft on the server: as typed, right or wrong. A date that nobody has confirmed is not kept as his. */
export function typedOf(values: TravelerValues, { kind, age }: Wanted, lead: boolean): TypedTraveler {
  const { docID, expireDate, nationality, phoneCode, phoneNumber } = values
  const said = <T extends object>(name: string, value: string): T | undefined =>
    value === '' ? undefined : ({ [name]: value } as T)
  return {
    ...{ ref: values.ref, type: kind, lead },
    ...(age !== undefined && { age }),
    ...said('title', values.title),
    ...said('firstName', values.firstName),
    ...said('lastName', values.lastName),
    ...(values.birthConfirmed && said('birthDate', values.birthDate)),
    ...said('residenceCountry', values.residenceCountry),
    ...said('email', values.email),
    ...((phoneCode || phoneNumber) && { phone: { ...said('countryAccessCode', phoneCode), phoneNumber } }),
    ...said('nationality', nationality),
    ...((docID || expireDate) && {
      document: {
        docType: passport,
        docID,
        ...said('expireDate', expireDate),
        ...said('docHolderNationality', nationality),
      },
    }),
  }
}

/** What is asked of each, in the order of the list; the lead is asked for what everybody is asked for as well. */
export function askedOf(wanted: readonly Wanted[], { leadTraveler, everyPassenger }: TravelerRequirements) {
  const lead = leadOf(wanted.map(({ kind }) => kind))
  return wanted.map(
    (_, index): ReadonlySet<TravelerField> =>
      index === lead ? new Set([...everyPassenger, ...leadTraveler]) : new Set(everyPassenger),
  )
}

export const leadIndexOf = (wanted: readonly Wanted[]): number => leadOf(wanted.map(({ kind }) => kind))
