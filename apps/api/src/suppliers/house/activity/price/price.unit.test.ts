import { addDays } from '@portolan/domain/date'
import type { Party, TravelerType } from '@portolan/supplier/traveler'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { couple, person, sampleTour } from '../../../../testing/house-activity-shop.ts'
import { groupsOf } from '../catalogue/group.ts'
import type { Tour } from '../catalogue/tour.ts'
import { tours } from '../catalogue/tours.ts'
import { daysFrom } from './day.ts'
import { fareOn } from './fare.ts'
import { fitParty } from './fit.ts'
import { placesGiven } from './places.ts'

const market = { highMonths: [6, 7], lowMonths: [1, 2] }
const daysIn = (from: string, to: string, today = '2026-11-30') => daysFrom(from, to, { market, today })

function fitOf(tour: Tour, party: Party) {
  const fit = fitParty(tour, party)
  return 'why' in fit ? expect.fail(fit.why) : fit
}

const sharedOf = (tour: Tour) => groupsOf(tour)[0] ?? expect.fail('There is no group.')

const eachFrom = (tour: Tour, from: string, to: string, today?: string): number[] =>
  daysIn(from, to, today).map((day) => fareOn(day, tour, sharedOf(tour), fitOf(tour, couple)).each)

describe('who counts as what', () => {
  const tour = sampleTour('PAR-9501', {
    ages: [
      { code: 7, from: 0, to: 3, price: 0 },
      { code: 8, from: 4, to: 12, price: 1500 },
      { code: 10, from: 13, to: 64, price: 2500 },
      { code: 11, from: 65, to: 120, price: 2300 },
    ],
  })

  test('by age where it is told, else by what they are called', () => {
    const party = [
      ...[person('1', 'adult'), person('2', 'senior'), person('3', 'child'), person('4', 'infant')],
      ...[person('5', 'youth'), person('6', 'child', 13), person('7', 'adult', 65)],
    ]
    expect(fitOf(tour, party).bands.map(({ band }) => band.code)).toEqual([10, 11, 8, 7, 10, 10, 11])
  })

  test('a senior is an adult where nobody asks for age', () => {
    const plain = { ...tour, ages: tour.ages.filter(({ code }) => code !== 11) }
    expect(fitOf(plain, [person('1', 'senior')]).bands[0]?.band.code).toBe(10)
    expect(fitParty(plain, [person('1', 'senior', 70)])).toEqual({ why: 'age', place: 0 })
  })

  test('nobody, children alone, and somebody too young are told', () => {
    expect(fitParty(tour, [])).toEqual({ why: 'nobody' })
    expect(fitParty(tour, [person('1', 'child', 8), person('2', 'infant')])).toEqual({ why: 'adult' })
    const older = { ...tour, ages: tour.ages.slice(1) }
    expect(fitParty(older, [person('1', 'adult'), person('2', 'child', 3)])).toEqual({ why: 'age', place: 1 })
  })

  test('infants take a place where everybody has a seat, and nowhere else', () => {
    const party = [...couple, person('3', 'infant', 1)]
    expect(fitOf({ ...tour, kind: 'walk' }, party).places).toBe(2)
    expect(fitOf({ ...tour, kind: 'boat' }, party).places).toBe(3)
    const paid = tour.ages.map((band) => (band.code === 7 ? { ...band, price: 500 } : band))
    expect(fitOf({ ...tour, kind: 'walk', ages: paid }, party).places).toBe(3)
  })
})

describe('what a day costs', () => {
  const tour = sampleTour('PAR-9502')

  test('days that follow each other share a fare: before Christmas, around it, and on the last day of the year', () => {
    const fares = eachFrom(tour, '2026-12-16', '2026-12-31')
    const runs = fares.filter((fare, index) => fare !== fares[index - 1])
    expect(runs).toHaveLength(5)
    expect(new Set(fares.slice(0, 3)).size).toBe(1)
    expect(new Set(fares.slice(3, 8)).size).toBe(1)
    expect(runs[4]).toBeGreaterThan(runs[2] ?? 0)
  })

  test('dearer in the season of the city, cheaper out of it, and for whoever books early', () => {
    const [june = 0] = eachFrom(tour, '2027-06-15', '2027-06-15', '2027-06-01')
    const [may = 0] = eachFrom(tour, '2027-05-15', '2027-05-15', '2027-05-01')
    const [february = 0] = eachFrom(tour, '2027-02-15', '2027-02-15', '2027-02-01')
    expect([june > may, may > february]).toEqual([true, true])
    const [early = 0] = eachFrom(tour, '2027-05-15', '2027-05-15', '2027-03-01')
    const [late = 0] = eachFrom(tour, '2027-05-15', '2027-05-15', '2027-05-14')
    expect([early < may, late > may]).toEqual([true, true])
  })

  test('a weekend counts where people come when they are off work', () => {
    const [friday, saturday] = eachFrom({ ...tour, kind: 'show' }, '2027-05-14', '2027-05-15', '2027-05-01')
    expect(saturday).toBeGreaterThan(friday ?? 0)
  })

  test('the price of the party is what its members pay, whoever they are and whichever tour it is', () => {
    const types: readonly TravelerType[] = ['adult', 'senior', 'youth', 'child', 'infant']
    const anyParty = fc.array(fc.record({ type: fc.constantFrom(...types), age: fc.option(fc.nat(100)) }), {
      ...{ minLength: 1, maxLength: 12 },
    })
    fc.assert(
      fc.property(fc.constantFrom(...tours), anyParty, fc.nat(360), (any, members, ahead) => {
        const party = members.map(({ type, age }, index) => person(String(index), type, age ?? undefined))
        const fit = fitParty(any, party)
        if ('why' in fit) return
        const date = addDays('2026-12-01', ahead)
        const [day] = daysIn(date, date, '2026-12-01')
        if (!day) expect.fail('no day')
        for (const group of groupsOf(any)) {
          const { total, byCode, each } = fareOn(day, any, group, fit)
          const parts = fit.bands.reduce((all, { band }) => all + (byCode.get(band.code) ?? 0), 0)
          expect(total).toBe(group.pricing === 'group' ? each : parts)
          expect(Number.isInteger(total) && total % 50 === 0 && total > 0).toBe(true)
        }
      }),
    )
  })
})

test('what is ours to sell of a departure is the same whenever it is asked, never more than the group; some are full', () => {
  const tour = sampleTour('PAR-9503')
  const group = sharedOf(tour)
  const dates = Array.from({ length: 1000 }, (_, index) => addDays('2027-01-01', index))
  const given = dates.map((date) => placesGiven(tour, group, date, '10:00'))
  expect(dates.map((date) => placesGiven(tour, group, date, '10:00'))).toEqual(given)
  expect(Math.max(...given)).toBe(tour.maxGroup)
  const full = given.filter((places) => places === 0).length
  expect(full).toBeGreaterThan(10)
  expect(full).toBeLessThan(60)
  const own = { ...group, code: 'PRIVATE', pricing: 'group' } as const
  expect(new Set(dates.map((date) => placesGiven(tour, own, date, '10:00')))).toEqual(new Set([0, 1]))
})
