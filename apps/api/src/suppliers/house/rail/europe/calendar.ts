import type { Family } from '../operator.ts'
import type { Service } from '../timetable/timetable.ts'
import { isOn, lastNightOfSummer } from './day.ts'
import { everyDay } from './departure.ts'

const from = '2025-12-14'
const to = '2099-12-31'

/** Holidays and long nights are known for these years; those of later ones are plain days. */
const years = [2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032]

const isWithin = (day: string): boolean => day >= from && day <= to
const longNights = years.map(lastNightOfSummer).filter(isWithin)

/** Whose trains stand still at Christmas. */
const resting: ReadonlySet<Family> = new Set(['britain', 'eurostar'])

const holidays = ['01-01', '12-25', '12-26']
const fridayAndSunday = 0b101_0000

/** The trains of most days, but not of all, are the first to be spared on a holiday. */
function isSpare(weekdays: number): boolean {
  const count = weekdays.toString(2).replaceAll('0', '').length
  return count >= 5 && count < 7
}

function removedDays(weekdays: number, family: Family): string[] {
  const days = holidays.filter((day) => isSpare(weekdays) || (day === '12-25' && resting.has(family)))
  return years
    .flatMap((year) => days.map((day) => `${year}-${day}`))
    .filter((day) => isWithin(day) && isOn(day, weekdays))
}

/** The relief trains of Fridays and Sundays run before Christmas too. */
const addedDays = (weekdays: number): string[] =>
  weekdays === fridayAndSunday
    ? years.map((year) => `${year}-12-23`).filter((day) => isWithin(day) && !isOn(day, weekdays))
    : []

const nameOf = (weekdays: number): string =>
  weekdays === everyDay
    ? 'daily'
    : ['1', '2', '3', '4', '5', '6', '7'].filter((_, bit) => (weekdays >> bit) & 1).join('')

export interface Calendar {
  /** Ids of services; the same days give the same one. */
  serviceOf(weekdays: number, family: Family): string
  /** Beside the service of all other nights, that of the nights of 25 hours. */
  nightServicesOf(weekdays: number, family: Family): { usual: string; long: string }
  services(): readonly Service[]
}

export function makeCalendar(): Calendar {
  const services = new Map<string, Service>()
  const keep = (id: string, make: () => Omit<Service, 'id' | 'from' | 'to'>): string => {
    if (!services.has(id)) services.set(id, { id, from, to, ...make() })
    return id
  }
  const idOf = (weekdays: number, family: Family): string =>
    `house:${nameOf(weekdays)}${resting.has(family) ? '-resting' : ''}`
  return {
    serviceOf: (weekdays, family) =>
      keep(idOf(weekdays, family), () => ({
        weekdays,
        added: addedDays(weekdays),
        removed: removedDays(weekdays, family),
      })),
    nightServicesOf(weekdays, family) {
      const id = idOf(weekdays, family)
      const nights = longNights.filter((day) => isOn(day, weekdays))
      return {
        usual: keep(`${id}-night`, () => ({
          weekdays,
          added: addedDays(weekdays),
          removed: [...removedDays(weekdays, family), ...nights].sort(),
        })),
        long: keep(`${id}-long-night`, () => ({ weekdays: 0, added: nights, removed: [] })),
      }
    },
    services: () => [...services.values()],
  }
}
