import type { searchActivities } from '@portolan/contract/activity'
import type { RequestOf } from '@portolan/contract/call'
import type { Party, TravelerType } from '@portolan/supplier/traveler'
import { agesMissing } from '../platform/ages.ts'
import type { FieldRefusal } from '../platform/refusal.ts'
import { mostPeople, oldestChild } from './limit.ts'

export type Counts = RequestOf<typeof searchActivities>['body']['searchCriteria']['customerCounts']
export type Qualifier = Counts[number]['qualifierInfo']

const types: Readonly<Record<Qualifier, TravelerType>> = {
  Adult: 'adult',
  Child: 'child',
  Infant: 'infant',
  Senior: 'senior',
  Youth: 'youth',
  Student: 'adult',
}

export const typeOf = (qualifier: Qualifier): TravelerType => types[qualifier]

const qualifiers: Readonly<Record<TravelerType, Qualifier>> = {
  adult: 'Adult',
  child: 'Child',
  infant: 'Infant',
  senior: 'Senior',
  youth: 'Youth',
}

export const qualifierOf = (type: TravelerType): Qualifier => qualifiers[type]

const isChild = (type: TravelerType): boolean => type === 'child' || type === 'infant'

/** Somebody of the question, and where it says so. */
export interface Counted {
  type: TravelerType
  age: number | undefined
  pointer: string
}

/** One by one, in the order in which they were told. */
export const countedIn = (counts: Counts, pointer: string): Counted[] =>
  counts.flatMap(({ qualifierInfo, quantity, ages = [] }, index) =>
    Array.from({ length: quantity }, (_, place) => ({
      ...{ type: typeOf(qualifierInfo), age: ages[place] },
      pointer: ages[place] === undefined ? `${pointer}/${index}` : `${pointer}/${index}/ages/${place}`,
    })),
  )

/** Each under a name of ours, counted from 1. */
export const partyOf = (counted: readonly Counted[]): Party =>
  counted.map(({ type, age }, index) => ({ ref: String(index + 1), type, ...(age !== undefined && { age }) }))

/** What is wrong with them whatever they want to do. */
export function countsWrong(counts: Counts, pointer: string): FieldRefusal[] {
  const counted = countedIn(counts, pointer)
  const wrong = counts.flatMap(({ qualifierInfo, quantity, ages = [] }, index): FieldRefusal[] =>
    ages.length > quantity
      ? [{ pointer: `${pointer}/${index}/ages`, code: 'too_big', text: 'error.field.tooMany' }]
      : agesMissing({ quantity, ages, isNeeded: qualifierInfo === 'Child', pointer: `${pointer}/${index}` }),
  )
  const tooOld = counted.flatMap(({ type, age, pointer: at }): FieldRefusal[] =>
    isChild(type) && age !== undefined && age > oldestChild
      ? [{ pointer: at, code: 'too_big', text: 'error.activity.childAge' }]
      : [],
  )
  if (counted.length === 0) return [...wrong, { pointer, code: 'too_small', text: 'error.activity.nobody' }]
  if (counted.length > mostPeople) return [...wrong, { pointer, code: 'too_big', text: 'error.activity.party' }]
  const isAlone = counted.every(({ type }) => isChild(type))
  return [
    ...wrong,
    ...tooOld,
    ...(isAlone ? [{ pointer, code: 'too_small', text: 'error.activity.adult' } as const] : []),
  ]
}
