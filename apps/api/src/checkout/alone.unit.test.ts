import type { Traveler } from '@portolan/supplier/traveler'
import { expect, test } from 'vitest'
import { aloneOf } from './alone.ts'

const born = (ref: string, birthDate?: string): Traveler => ({
  ...{ ref, type: 'adult', lead: ref === '1' },
  ...(birthDate !== undefined && { birthDate }),
})

const going = (product: 'air' | 'rail' | 'railPass' | 'hotel', travelerRefs?: string[]) => ({
  ...{ product, offers: [], travelStart: '2027-02-10T08:00' },
  wanted: { ...(travelerRefs && { travelerRefs }) },
})

const told = (people: Traveler[], ...bookings: ReturnType<typeof going>[]) =>
  aloneOf(people, bookings).map(({ pointer, text }) => `${pointer} ${text}`)

test('[F5] who is under six on the day of the train needs somebody of twelve, on a pass as well', () => {
  for (const product of ['rail', 'railPass'] as const) {
    const alone = ['/travelers/0/birthDate error.rail.companion']
    expect(told([born('1', '2021-02-11')], going(product))).toEqual(alone)
    expect(told([born('1', '2021-02-10')], going(product))).toEqual([])
    expect(told([born('1', '2021-02-11'), born('2', '2015-02-11')], going(product))).toEqual(alone)
    expect(told([born('1', '2021-02-11'), born('2', '2015-02-10')], going(product))).toEqual([])
    expect(told([born('1', '2021-02-11'), born('2')], going(product)), 'who tells no age is grown up').toEqual([])
  }
})

test('[F5] somebody who goes on another booking is no company, and what is said of two is said once', () => {
  const people = [born('1', '1990-01-01'), born('2', '2024-01-01')]
  const apart = going('rail', ['2'])
  expect(told(people, going('rail', ['1', '2']))).toEqual([])
  expect(told(people, apart, apart)).toEqual(['/travelers/1/birthDate error.rail.companion'])
  expect(told(people, going('hotel', ['2']))).toEqual([])
})

test('[F7] on a flight a child goes with an adult, and each infant with an adult of its own', () => {
  expect(told([born('1', '2016-01-01')], going('air'))).toEqual(['/travelers/0/birthDate error.air.adult'])
  const twins = [born('1', '1990-01-01'), born('2', '2026-01-01'), born('3', '2026-01-01')]
  expect(told(twins, going('air'))).toEqual(['/travelers/2/birthDate error.air.infants'])
  expect(told([...twins, born('4', '2015-02-10')], going('air'))).toEqual([])
})
