import { describe, expect, it } from 'vitest'
import { kilometresBetween } from '../../distance.ts'
import { corridors, type KnownCorridor } from '../catalogue/corridors.ts'
import { operators } from '../catalogue/operators.ts'
import type { Trip } from '../timetable/timetable.ts'
import { isOn } from './day.ts'
import { buildEurope } from './europe.ts'

/** Of this process alone: neighbours on a busy machine take nothing from it. */
const before = process.cpuUsage()
const europe = buildEurope()
const spent = process.cpuUsage(before)

const stops = new Map(europe.stops.map((stop) => [stop.id, stop]))
const services = new Map(europe.services.map((service) => [service.id, service]))

const stopOf = (id: string | undefined) => {
  const stop = stops.get(id ?? '')
  if (!stop) throw new Error(`${id} is no stop`)
  return stop
}

function runsOn({ service }: Trip, day: string): boolean {
  const days = services.get(service)
  if (!days) throw new Error(`${service} is no service`)
  if (days.added.includes(day)) return true
  return day >= days.from && day <= days.to && isOn(day, days.weekdays) && !days.removed.includes(day)
}

/** A plain week of June, from Monday. */
const week = ['2026-06-08', '2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14']
const tuesday = '2026-06-09'

const trainsOn = (day: string): Trip[] => europe.trips.filter((trip) => runsOn(trip, day))
const onTuesday = trainsOn(tuesday)

const allInWeek = week.flatMap(trainsOn)

/** Minutes of each train of the corridor's brands that serves both ends in this order. */
const ridesOf = ({ brands }: KnownCorridor, trains: readonly Trip[], from: string, to: string): number[] =>
  trains.flatMap(({ brand, stops: calls, departures, arrivals }) => {
    const [start, end] = [calls.indexOf(from), calls.indexOf(to)]
    if (!brands.includes(brand) || start < 0 || end <= start) return []
    return [((arrivals[end] ?? 0) - (departures[start] ?? 0)) / 60]
  })

describe('the corridors', () => {
  it('[R7.44] are 110 or more', () => {
    expect(new Set(corridors.map(({ from, to, brands }) => `${from} ${to} ${brands}`)).size).toBeGreaterThanOrEqual(110)
  })

  const rows = corridors.flatMap((corridor) => {
    const [a, b] = [stopOf(corridor.from), stopOf(corridor.to)]
    return [
      { name: `${a.name} – ${b.name}, ${corridor.brands.join(' / ')}`, corridor, from: a.id, to: b.id },
      { name: `${b.name} – ${a.name}, ${corridor.brands.join(' / ')}`, corridor, from: b.id, to: a.id },
    ]
  })

  it.each(rows)('[R7.44] $name: as fast and as often as is known', ({ corridor, from, to }) => {
    const rides = ridesOf(corridor, corridor.trains.in === 'week' ? allInWeek : onTuesday, from, to)
    expect(Math.abs(Math.min(...rides) - corridor.fastest)).toBeLessThanOrEqual(6)
    expect(rides.length).toBeGreaterThanOrEqual(corridor.trains.least)
    expect(rides.length).toBeLessThanOrEqual(corridor.trains.most)
  })

  it('[R7.44] run every brand that they name', () => {
    const brands = new Set(europe.trips.map(({ brand }) => brand))
    expect(corridors.flatMap((corridor) => corridor.brands).filter((brand) => !brands.has(brand))).toEqual([])
  })

  it('give fares that rise', () => {
    for (const { standard, first, km } of corridors) {
      expect(standard.from).toBeGreaterThan(0)
      expect(standard.flex).toBeGreaterThanOrEqual(standard.from)
      expect(first.from).toBeGreaterThanOrEqual(standard.from)
      expect(first.flex).toBeGreaterThanOrEqual(first.from)
      expect(km).toBeGreaterThan(50)
    }
  })
})

describe('the trains', () => {
  it('[R7.44] never arrive before they leave, and never faster than 330 kilometres an hour', () => {
    const wrong = europe.trips.filter(({ stops: calls, arrivals, departures }) => {
      if (calls.length < 2 || arrivals.length !== calls.length || departures.length !== calls.length) return true
      return calls.some((call, index) => {
        if (index === 0) return false
        const running = (arrivals[index] ?? 0) - (departures[index - 1] ?? 0)
        const way = kilometresBetween(stopOf(calls[index - 1]), stopOf(call))
        return running <= 0 || way / (running / 3600) >= 330 || (departures[index] ?? 0) < (arrivals[index] ?? 0)
      })
    })
    expect(wrong).toEqual([])
  })

  it('[R7.44] have one id each, a number of their own at their operator, a known brand and the clock of their start', () => {
    const brands = new Map(operators.flatMap((operator) => operator.brands.map((brand) => [brand.name, operator.code])))
    expect(new Set(europe.trips.map(({ id }) => id)).size).toBe(europe.trips.length)
    const plain = europe.trips.filter(({ id }) => !id.endsWith('-long-night'))
    expect(new Set(plain.map(({ operator, number }) => `${operator} ${number}`)).size).toBe(plain.length)
    expect(europe.trips.filter(({ operator, brand }) => brands.get(brand) !== operator)).toEqual([])
    expect(europe.trips.filter(({ timeZone, stops: [first] }) => stopOf(first).timeZone !== timeZone)).toEqual([])
  })

  it('[R7.44] have odd numbers one way and even ones the other', () => {
    const ways = new Map<string, Set<string>>()
    for (const { brand, number, stops: calls } of europe.trips) {
      const way = `${brand} ${calls.join(' ')}`
      ways.set(way, (ways.get(way) ?? new Set()).add(String(Number(number) % 2)))
    }
    const mixed = [...ways.values()].filter((parities) => parities.size > 1)
    expect(mixed.length / ways.size).toBeLessThan(0.02)
  })

  it('[R7.44] are thousands a day, fewer on Saturdays, more on Fridays', () => {
    const [mondays = 0, , , , fridays = 0, saturdays = 0] = week.map((day) => trainsOn(day).length)
    expect(onTuesday.length).toBeGreaterThan(3_000)
    expect(saturdays).toBeLessThan(mondays * 0.95)
    expect(fridays).toBeGreaterThan(mondays)
  })

  it('are the same at every start, and made in a moment', () => {
    expect(JSON.stringify(buildEurope())).toBe(JSON.stringify(europe))
    expect((spent.user + spent.system) / 1000).toBeLessThan(1_500)
  })
})

describe('the calendar', () => {
  const of = (family: string, day: string): number => {
    const codes = new Set(operators.filter((operator) => operator.family === family).map(({ code }) => code))
    return trainsOn(day).filter(({ operator }) => codes.has(operator)).length
  }

  it('[R7.44] has no train in Britain on Christmas Day, and fewer elsewhere', () => {
    expect(of('britain', '2026-12-25')).toBe(0)
    expect(of('eurostar', '2026-12-25')).toBe(0)
    expect(of('britain', '2026-12-24')).toBeGreaterThan(500)
    // A Friday, like the one of the week before.
    expect(of('germany', '2026-12-25')).toBeLessThan(of('germany', '2026-12-18'))
    expect(of('germany', '2026-12-25')).toBeGreaterThan(0)
  })

  it('[R7.44] has more trains the day before Christmas Eve', () => {
    // Both are Wednesdays.
    expect(of('france', '2026-12-23')).toBeGreaterThan(of('france', '2026-12-16'))
  })

  it('[R7.44] holds for all of the next twelve months, whenever they begin', () => {
    for (const { from, to } of europe.services) {
      expect(from).toBe('2025-12-14')
      expect(to > '2090-01-01').toBe(true)
    }
  })

  it('[R7.44] sends the sleeper to Scotland every night but Saturday, and the one to Wien three times a week', () => {
    const countOf = (brand: string, from: string, to: string) =>
      week.map(
        (day) =>
          trainsOn(day).filter(
            (trip) =>
              trip.brand === brand && stopOf(trip.stops[0]).name === from && stopOf(trip.stops.at(-1)).name === to,
          ).length,
      )
    expect(countOf('Caledonian Sleeper', 'London Euston', 'Edinburgh Waverley')).toEqual([1, 1, 1, 1, 1, 0, 1])
    expect(countOf('Nightjet', "Paris Gare de l'Est", 'Wien Hbf')).toEqual([0, 1, 0, 0, 1, 0, 1])
  })
})
