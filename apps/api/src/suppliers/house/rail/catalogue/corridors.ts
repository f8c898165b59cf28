import type { Corridor, FareRange } from '../corridor.ts'
import { corridorTable } from './corridor-table.ts'
import { rowsOf } from './rows.ts'
import { stationOf } from './station.ts'

/** Beside its fares, what its timetable is built to. */
export interface KnownCorridor extends Corridor {
  /** Minutes of the fastest train. */
  readonly fastest: number
  /** How many trains each way, at least and at most. */
  readonly trains: { readonly least: number; readonly most: number; readonly in: 'day' | 'week' }
}

const fareOf = (text = ''): FareRange => {
  const [from = 0, flex = from] = text.split('-').map(Number)
  return { from, flex }
}

function trainsOf(text = ''): KnownCorridor['trains'] {
  const [count = '', unit] = text.split('/')
  const [least = 0, most = least] = count.split('-').map(Number)
  return { least, most, in: unit === 'week' ? 'week' : 'day' }
}

function readCorridor(row: string): KnownCorridor {
  const [ends = '', brands = '', km, fastest = '', trains, standard, first] = row.split('|').map((part) => part.trim())
  const [from = '', to = ''] = ends.split(' ')
  const [hours = 0, minutes = 0] = fastest.split(':').map(Number)
  return {
    from: stationOf(from).id,
    to: stationOf(to).id,
    brands: brands.split(', '),
    km: Number(km),
    fastest: hours * 60 + minutes,
    trains: trainsOf(trains),
    standard: fareOf(standard),
    first: fareOf(first),
  }
}

export const corridors: readonly KnownCorridor[] = rowsOf(corridorTable).map(readCorridor)
