import { expect, test } from 'vitest'
import { makeAirWorld } from '../../../../testing/house-air-world.ts'
import { aircraft } from '../catalogue/aircraft.ts'
import { airlines } from '../catalogue/airlines.ts'
import { kilometresBetween } from './airport.ts'
import { makeSchedule } from './schedule.ts'

const { airports, schedule } = makeAirWorld()
const rows = schedule.from.length

test('[R7.16] a hundred airlines fly several thousand routes between more than four hundred airports', () => {
  expect(airlines).toHaveLength(102)
  expect(airports.length).toBeGreaterThan(400)
  const pairs = new Set(Array.from(schedule.from, (from, row) => `${from} ${schedule.to[row]}`))
  expect(pairs.size).toBeGreaterThan(8000)
  expect(new Set(schedule.airline).size).toBe(102)
})

test('[R7.16] the schedule is the same whenever it is made', () => {
  const again = makeSchedule(airports, kilometresBetween)
  for (const column of ['from', 'to', 'airline', 'number', 'departs', 'minutes', 'days', 'aircraft'] as const)
    expect(again[column]).toEqual(schedule[column])
})

test('[R7.16] no aircraft flies further than it can, nor faster', () => {
  const odd = Array.from({ length: rows }, (_, row) => row).filter((row) => {
    const { range = 0, cruise = 0 } = aircraft[schedule.aircraft[row] ?? 0] ?? {}
    const km = schedule.km[row] ?? 0
    return km > range || (schedule.minutes[row] ?? 0) / 60 < (km / cruise) * 0.9
  })
  expect(odd).toEqual([])
})

test('[R7.16] a number is one flight: an airline has it once, on at least two days a week', () => {
  const names = Array.from(schedule.number, (number, row) => `${schedule.airline[row]} ${number}`)
  expect(new Set(names).size).toBe(rows)
  const daysOf = (row: number) => [...Array(7).keys()].filter((day) => ((schedule.days[row] ?? 0) >> day) & 1).length
  expect(Math.min(...Array.from({ length: rows }, (_, row) => daysOf(row)))).toBeGreaterThanOrEqual(2)
})

test('[R7.16] any two airports are connected with two changes at most', () => {
  const count = airports.length
  const reach = airports.map((_, from) => {
    const near = new Set(schedule.outOf[from])
    const next = new Set([...near].flatMap((one) => [...(schedule.outOf[one] ?? [])]))
    return new Set([...near, ...next, ...[...next].flatMap((one) => [...(schedule.outOf[one] ?? [])])])
  })
  const apart = reach.flatMap((own, from) =>
    [...Array(count).keys()]
      .filter((to) => to !== from && !own.has(to))
      .map((to) => `${airports[from]?.code}–${airports[to]?.code}`),
  )
  expect(apart).toEqual([])
})
