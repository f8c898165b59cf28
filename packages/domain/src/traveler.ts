import type { IsoDate } from './date.ts'

export type TravelerKind = 'adult' | 'senior' | 'youth' | 'child' | 'infant'

/** Who answers for the booking: the first adult, else the first senior, else the first of all; -1 where nobody travels. */
export function leadOf(kinds: readonly TravelerKind[]): number {
  const adult = kinds.indexOf('adult')
  if (adult >= 0) return adult
  const senior = kinds.indexOf('senior')
  if (senior >= 0) return senior
  return kinds.length > 0 ? 0 : -1
}

const isChild = (kind: TravelerKind): boolean => kind === 'child' || kind === 'infant'

/** Of a party, as forms ask for it: whoever is no child counts as an adult. */
export function headcountOf(kinds: readonly TravelerKind[]): { adults: number; children: number } {
  const children = kinds.filter(isChild).length
  return { adults: kinds.length - children, children }
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Today, so many years ago: whoever is that old cannot be younger. Born on 29 February is born on the 28th elsewhere. */
export function defaultBirthDate(age: number, today: IsoDate): IsoDate {
  const year = Number(today.slice(0, 4)) - age
  const rest = today.slice(5)
  return `${String(year).padStart(4, '0')}-${rest === '02-29' && !isLeap(year) ? '02-28' : rest}`
}

/** Whole years on a day; below zero before the birth. Who was born on 29 February has birthday on 1 March in other years. */
export function ageOn(birthDate: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
