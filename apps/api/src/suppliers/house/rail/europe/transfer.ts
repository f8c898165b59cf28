import { kilometresBetween } from '../../distance.ts'
import { rowsOf } from '../catalogue/rows.ts'
import { stationOf } from '../catalogue/station.ts'
import { knownWays, stationGroups, stationMinutes } from '../catalogue/transfers.ts'
import type { TimetableStop, Transfer } from '../timetable/timetable.ts'

/** To leave one station and find the way in another, and then the underground: minutes, minutes a kilometre. */
const anyWay = 14
const perKilometre = 2.2

const guessMinutes = (a: TimetableStop, b: TimetableStop): number =>
  Math.ceil(anyWay + perKilometre * kilometresBetween(a, b))

const keyOf = (from: TimetableStop, to: TimetableStop): string => [from.id, to.id].sort().join(' ')

function readWays(): ReadonlyMap<string, number> {
  return new Map(
    rowsOf(knownWays).map((row) => {
      const [from = '', to = '', minutes] = row.split(' ')
      return [keyOf(stationOf(from), stationOf(to)), Number(minutes)]
    }),
  )
}

const within = (): Transfer[] =>
  rowsOf(stationMinutes).flatMap((row) => {
    const [minutes, ...words] = row.split(' ')
    return words.map(stationOf).map(({ id }) => ({ from: id, to: id, seconds: Number(minutes) * 60 }))
  })

function between(): Transfer[] {
  const ways = readWays()
  return rowsOf(stationGroups).flatMap((row) => {
    const group = row.split(' ').map(stationOf)
    return group.flatMap((from) =>
      group.flatMap((to) =>
        from === to
          ? []
          : [{ from: from.id, to: to.id, seconds: (ways.get(keyOf(from, to)) ?? guessMinutes(from, to)) * 60 }],
      ),
    )
  })
}

export const makeTransfers = (): Transfer[] => [...within(), ...between()]
