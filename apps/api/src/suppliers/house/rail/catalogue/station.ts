import type { TimetableStop } from '../timetable/timetable.ts'
import { rowsOf } from './rows.ts'
import { britishAndNordic } from './station/british-and-nordic.ts'
import { eastern } from './station/eastern.ts'
import { frenchAndBenelux } from './station/french-and-benelux.ts'
import { germanAndAlpine } from './station/german-and-alpine.ts'
import { southern } from './station/southern.ts'

const zones = { ...frenchAndBenelux, ...germanAndAlpine, ...britishAndNordic, ...southern, ...eastern }

const byWord: ReadonlyMap<string, TimetableStop> = new Map(
  Object.entries(zones).flatMap(([timeZone, text]) =>
    rowsOf(text).map((row) => {
      const [word = '', id = '', lat, lon, ...name] = row.split(' ')
      return [word, { id, name: name.join(' '), lat: Number(lat), lon: Number(lon), timeZone }]
    }),
  ),
)

export const stations: readonly TimetableStop[] = [...byWord.values()]

/** By our word for it; a word that is not in the tables is a slip in ours. */
export function stationOf(word: string): TimetableStop {
  const station = byWord.get(word)
  if (!station) throw new Error(`No station is called ${word}`)
  return station
}
