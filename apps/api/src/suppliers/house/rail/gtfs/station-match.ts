import { metresBetween } from './metres.ts'
import type { Spell } from './operator-of.ts'

/** A station as the place catalogue knows it. */
export interface KnownStation {
  readonly code: string
  readonly name: string
  readonly names: Readonly<Partial<Record<string, string>>>
  readonly aliases: readonly string[]
  readonly lat: number
  readonly lon: number
  readonly timeZone: string
}

interface Wanted {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly lat: number
  readonly lon: number
}

/** Metres. A number or a name says little by itself: many a feed counts its stops, many a town shares its name. */
const reach = { code: 5_000, sameName: 5_000, likeName: 1_500, anyName: 250 }

/** Degrees of latitude, a little more than the farthest reach. */
const farthest = 0.05

/** Words that tell the same station apart from itself only: platforms high and low, and what a station is called. */
const generic = new Set(
  'hbf hauptbahnhof bahnhof bf bhf station gare stazione estacion estacao railway rail train centrale central centraal tief hoch gl gleis main s u db'.split(
    ' ',
  ),
)

const telling = (spelling: string): Set<string> =>
  new Set(spelling.split(' ').filter((word) => !generic.has(word) && !/^\d+$/.test(word)))

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((word) => b.has(word))

/** Seven digits of a UIC code, with or without the check digit behind them. */
const uicCodesIn = (text: string): string[] =>
  (text.match(/\d+/g) ?? []).flatMap((digits) => {
    const bare = digits.replace(/^0+/, '')
    return bare.length === 7 || bare.length === 8 ? [bare.slice(0, 7)] : []
  })

/** The station of ours that a stop of a feed is, if it is one: by code, by name, by place. */
export function makeStationMatch(stations: readonly KnownStation[], spell: Spell) {
  const known = stations.map((station) => {
    const names = [station.name, ...Object.values(station.names), ...station.aliases].filter(
      (name) => name !== undefined,
    )
    const spellings = new Set(names.flatMap((name) => spell(name)))
    return { station, spellings, words: [...spellings].map(telling).filter(({ size }) => size > 0) }
  })
  return (stop: Wanted): KnownStation | undefined => {
    const near = known
      .filter(({ station }) => Math.abs(station.lat - stop.lat) < farthest)
      .map((one) => ({ ...one, metres: metresBetween(one.station, stop) }))
      .filter(({ metres }) => metres <= reach.code)
      .sort((a, b) => a.metres - b.metres)
    if (near.length === 0) return undefined
    const codes = new Set([...uicCodesIn(stop.id), ...uicCodesIn(stop.code)])
    const spellings = spell(stop.name)
    const words = spellings.map(telling)
    const found =
      near.find(({ station }) => codes.has(station.code)) ??
      near.find(
        ({ metres, ...one }) => metres <= reach.sameName && spellings.some((name) => one.spellings.has(name)),
      ) ??
      near.find(
        ({ metres, ...one }) =>
          metres <= reach.likeName && words.some((mine) => one.words.some((theirs) => isSame(mine, theirs))),
      ) ??
      near.find(({ metres }) => metres <= reach.anyName)
    return found?.station
  }
}
