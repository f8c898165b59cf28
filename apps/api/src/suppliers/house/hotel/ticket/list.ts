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

type Common = Pick<HotelRange, 'mealCodes' | 'freeUntil'>

/** What a house's plans have to offer, whatever the room. */
function rangeOfPlans(plans: readonly PlanTerms[], { freeUntil }: CityStay): Common {
  const meals = new Set<string>()
  let latest = 0
  for (const { meal, price } of plans) {
    meals.add(meal.otaCode)
    latest = Math.max(latest, freeUntil[price.plan.cancel] ?? 0)
  }
  return { mealCodes: [...meals], ...(latest > 0 && { freeUntil: latest }) }
}

const rangeOf = (rooms: readonly Cheapest[], common: Common): HotelRange => ({
  least: cents(Math.min(...rooms.map(({ total }) => total))),
  most: cents(Math.max(...rooms.map(({ most }) => most))),
  rooms: rooms.length,
  ...common,
})

/** For each room of the search what would do, the cheapest first; undefined: one of them is without any. */
function choicesIn(look: Look, open: readonly OpenRoom[]): (readonly Cheapest[])[] | undefined {
  const { property, rooms, isWithFlight } = look
  const extremes = extremesOf(plansOf(property))
  const choices: (readonly Cheapest[])[] = []
  for (const [place, guests] of rooms.entries()) {
    const alike = rooms.indexOf(guests)
    const known = alike < place ? choices[alike] : undefined
    const found =
      known ??
      roomsFor(look, open, guests)
        .flatMap((room) => cheapestOf(room, extremes, isWithFlight) ?? [])
        .sort((one, other) => one.total - other.total)
    if (found.length === 0) return undefined
    choices.push(found)
  }
  return choices
}

/** Undefined: not all of them can be put up. */
export function listHouse(look: Look): HouseListed | undefined {
  const { property, city, rooms, isWithFlight } = look
  const open = openRooms(look)
  const choices = open.length > 0 ? choicesIn(look, open) : undefined
  const chosen = choices && chooseRooms(choices)
  if (!choices || !chosen) return undefined
  const common = rangeOfPlans(plansOf(property), city)
  return {
    total: chosen.reduce((sum, { total }) => sum + total, 0),
    rooms: chosen.flatMap(({ open: room, stay, plan }, place) => {
      const [guests, found] = [rooms[place], choices[place]]
      if (!guests || !found) return []
      const own = { property, city, open: room, stay, plan, place, guests, isWithFlight }
      return [{ ...own, isAlternative: hasLargeOnly(found, guests), range: rangeOf(found, common) }]
    }),
  }
}
