import type { HotelRange } from '@portolan/supplier/hotel'
import { totalOf } from '../price/stay.ts'
import { type Choice, chooseRooms } from './choice.ts'
import type { CityStay } from './city-stay.ts'
import { type Extremes, extremesOf } from './extreme.ts'
import { hasLargeOnly, type Look, openRooms, plansOf, type RoomFor, roomsFor } from './look.ts'
import type { RoomWanted } from './offer.ts'
import type { OpenRoom } from './open-room.ts'
import { cents, type PlanTerms } from './terms.ts'

/** A house on a list: for each room of the search the cheapest that can be had together. */
export interface HouseListed {
  /** Euro cents, all rooms. */
  readonly total: number
  readonly rooms: readonly RoomWanted[]
}

/** A kind of room at its best plan. */
interface Cheapest extends RoomFor, Choice {
  readonly plan: PlanTerms
  readonly total: number
  /** On the dearest plan. */
  readonly most: number
}

function cheapestOf({ open, stay }: RoomFor, { cheap, dear }: Extremes, isWithFlight: boolean): Cheapest | undefined {
  let [total, most] = [Number.POSITIVE_INFINITY, 0]
  let best: PlanTerms | undefined
  for (const plan of cheap) {
    const price = totalOf(stay, plan.price, isWithFlight)
    if (price >= total) continue
    total = price
    best = plan
  }
  for (const plan of dear) most = Math.max(most, totalOf(stay, plan.price, isWithFlight))
  return best && { open, stay, plan: best, total, most, kind: open.type.code, left: open.left }
}

/** The latest moment of all plans; 0 where nothing is free. */
function lastFree({ cancels }: Extremes, { freeUntil }: CityStay): number {
  let latest = 0
  for (const cancel of cancels) latest = Math.max(latest, freeUntil[cancel] ?? 0)
  return latest
}

/** `rooms`: the cheapest first. */
function rangeOf(rooms: readonly Cheapest[], { mealCodes }: Extremes, freeUntil: number): HotelRange {
  let dearest = 0
  for (const { most } of rooms) dearest = Math.max(dearest, most)
  return {
    least: cents(rooms[0]?.total ?? 0),
    most: cents(dearest),
    rooms: rooms.length,
    mealCodes,
    ...(freeUntil > 0 && { freeUntil }),
  }
}

/** A list looks at hundreds of houses: loops take a half of what `flatMap` takes. */
function cheapestIn(rooms: readonly RoomFor[], extremes: Extremes, isWithFlight: boolean): readonly Cheapest[] {
  const all: Cheapest[] = []
  for (const room of rooms) {
    const cheapest = cheapestOf(room, extremes, isWithFlight)
    if (cheapest) all.push(cheapest)
  }
  return all.sort((one, other) => one.total - other.total)
}

/** For each room of the search what would do, the cheapest first; undefined: one of them is without any. */
function choicesIn(look: Look, open: readonly OpenRoom[], extremes: Extremes): (readonly Cheapest[])[] | undefined {
  const { rooms, isWithFlight } = look
  const choices: (readonly Cheapest[])[] = []
  for (const [place, guests] of rooms.entries()) {
    const alike = rooms.indexOf(guests)
    const known = alike < place ? choices[alike] : undefined
    const found = known ?? cheapestIn(roomsFor(look, open, guests), extremes, isWithFlight)
    if (found.length === 0) return undefined
    choices.push(found)
  }
  return choices
}

/** Undefined: not all of them can be put up. */
export function listHouse(look: Look): HouseListed | undefined {
  const { property, city, rooms, isWithFlight } = look
  const open = openRooms(look)
  const extremes = extremesOf(plansOf(property))
  const choices = open.length > 0 ? choicesIn(look, open, extremes) : undefined
  const chosen = choices && chooseRooms(choices)
  if (!choices || !chosen) return undefined
  const freeUntil = lastFree(extremes, city)
  return {
    total: chosen.reduce((sum, { total }) => sum + total, 0),
    rooms: chosen.flatMap(({ open: room, stay, plan }, place) => {
      const [guests, found] = [rooms[place], choices[place]]
      if (!guests || !found) return []
      return [
        {
          property,
          city,
          open: room,
          stay,
          plan,
          place,
          guests,
          isWithFlight,
          isAlternative: hasLargeOnly(found, guests),
          range: rangeOf(found, extremes, freeUntil),
        },
      ]
    }),
  }
}
