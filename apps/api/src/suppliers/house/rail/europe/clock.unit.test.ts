import { describe, expect, it } from 'vitest'
import { stationOf } from '../catalogue/station.ts'
import { makeFinder } from '../router/find-journeys.ts'
import type { Journey } from '../router/journey.ts'
import { buildNetwork } from '../router/network.ts'
import { buildEurope } from './europe.ts'

const builder = buildNetwork()
builder.add(buildEurope())
const find = makeFinder(builder.finish())

const clockAt = (instant: number, word: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: stationOf(word).timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(instant)

interface Run {
  departs: string
  arrives: string
  hours: number
}

/** Direct trains of a brand that leave within 24 hours of an instant, by the clocks of both ends. */
function runsOf(from: string, to: string, since: string, brand: string): Run[] {
  const earliest = Date.parse(since)
  const journeys = find({
    from: [stationOf(from).id],
    to: [stationOf(to).id],
    earliest,
    latest: earliest + 86_400_000,
    maxChanges: 0,
  })
  const isOf = ({ rides }: Journey) => rides.length === 1 && rides[0]?.brand === brand
  return journeys.filter(isOf).map(({ departs, arrives }) => ({
    departs: clockAt(departs, from),
    arrives: clockAt(arrives, to),
    hours: (arrives - departs) / 3_600_000,
  }))
}

describe('clocks of two zones', () => {
  it('[R7.44] the train of one minute past noon from London is in Paris at 15:21 there', () => {
    const trains = runsOf('st-pancras', 'paris-nord', '2026-06-09T00:00Z', 'Eurostar')
    expect(trains).toContainEqual({ departs: '2026-06-09 12:01', arrives: '2026-06-09 15:21', hours: 140 / 60 })
  })

  it('[R7.44] in winter too, and on the Sundays on which clocks change', () => {
    for (const day of ['2026-12-15', '2026-03-29', '2026-10-25']) {
      const trains = runsOf('st-pancras', 'paris-nord', `${day}T00:00Z`, 'Eurostar')
      expect(trains).toContainEqual({ departs: `${day} 12:01`, arrives: `${day} 15:21`, hours: 140 / 60 })
    }
  })

  it('[R7.44] the way back from Paris gains the hour', () => {
    const trains = runsOf('paris-nord', 'st-pancras', '2026-06-09T00:00Z', 'Eurostar')
    expect(trains).toContainEqual({ departs: '2026-06-09 07:13', arrives: '2026-06-09 08:29', hours: 136 / 60 })
  })

  it('[R7.44] from Lisboa to Madrid and from Porto to Vigo the clock loses an hour', () => {
    expect(runsOf('lisboa', 'madrid', '2026-06-09T00:00Z', 'Intercidades')).toContainEqual({
      departs: '2026-06-09 08:25',
      arrives: '2026-06-09 17:15',
      hours: 470 / 60,
    })
    expect(runsOf('porto', 'vigo', '2026-06-09T00:00Z', 'Celta')).toContainEqual({
      departs: '2026-06-09 08:13',
      arrives: '2026-06-09 11:35',
      hours: 142 / 60,
    })
  })

  it('[R7.44] eastwards as well: Warszawa to Vilnius, and Türkiye, which has no winter time', () => {
    expect(runsOf('warszawa', 'vilnius', '2026-06-09T00:00Z', 'PKP IC')[0]).toMatchObject({
      departs: '2026-06-09 07:55',
      arrives: '2026-06-09 17:23',
    })
    const summer = runsOf('wien', 'istanbul-halkali', '2026-06-09T00:00Z', 'EuroNight')[0]
    const winter = runsOf('wien', 'istanbul-halkali', '2026-12-09T00:00Z', 'EuroNight')[0]
    expect([summer?.departs.slice(11), summer?.arrives.slice(11), summer?.hours]).toEqual(['09:45', '10:45', 24])
    expect([winter?.departs.slice(11), winter?.arrives.slice(11), winter?.hours]).toEqual(['09:45', '11:45', 24])
  })
})

describe('the nights on which clocks change', () => {
  const night = (day: string) => runsOf('zurich', 'hamburg', `${day}T12:00Z`, 'Nightjet')

  it('[R7.44] a plain night: eleven hours and forty minutes', () => {
    expect(night('2026-10-17')).toEqual([{ departs: '2026-10-17 19:59', arrives: '2026-10-18 07:39', hours: 700 / 60 }])
  })

  it('[R7.44] in autumn the sleeper waits an hour on the way and keeps its times', () => {
    expect(night('2026-10-24')).toEqual([{ departs: '2026-10-24 19:59', arrives: '2026-10-25 07:39', hours: 760 / 60 }])
  })

  it('[R7.44] in spring it is as quick as ever, and an hour late by the clock', () => {
    expect(night('2026-03-28')).toEqual([{ departs: '2026-03-28 19:59', arrives: '2026-03-29 08:39', hours: 700 / 60 }])
  })

  it('[R7.44] trains of the day keep their clock on both Sundays', () => {
    for (const day of ['2026-10-25', '2026-03-29'])
      expect(runsOf('frankfurt', 'koln', `${day}T00:00Z`, 'ICE').map(({ departs }) => departs)).toContain(
        `${day} 08:16`,
      )
  })
})
