import { compare } from '@portolan/domain/money'
import { departureOf, type Flight, legOf } from './flight.ts'
import type { AirRequest } from './request.ts'

/** The same flights on several terms, from the one that binds most to the one that binds least. */
export interface Trip {
  /** What it is shown at. */
  cheapest: Flight
  families: readonly Flight[]
}

const familyOrder = ['light', 'classic', 'flex']

const inFamilyOrder = (one: Flight, other: Flight): number =>
  familyOrder.indexOf(one.detail.fareCode) - familyOrder.indexOf(other.detail.fareCode)

const isCheaper = (one: Flight, other: Flight): boolean =>
  compare(one.offer.price.selling, other.offer.price.selling) < 0

const isAvoided = ({ detail }: Flight, avoided: AirRequest['avoided']): boolean =>
  detail.voyages.some(({ segments }) =>
    segments.some(
      ({ marketing, operating }) => avoided.has(marketing.code) || (operating && avoided.has(operating.code)),
    ),
  )

/** One trip for the same flights, whatever the terms; of the same terms twice the cheaper one counts. */
export function tripsOf(flights: readonly Flight[], avoided: AirRequest['avoided']): Trip[] {
  const groups = new Map<string, Map<string, Flight>>()
  for (const flight of flights) {
    if (avoided.size > 0 && isAvoided(flight, avoided)) continue
    const name = `${legOf(flight)} ${flight.detail.flights}`
    const group = groups.get(name) ?? new Map<string, Flight>()
    const known = group.get(flight.detail.fareCode)
    if (!known || isCheaper(flight, known)) group.set(flight.detail.fareCode, flight)
    groups.set(name, group)
  }
  return [...groups.values()].map((group) => {
    const families = [...group.values()].sort(inFamilyOrder)
    return { families, cheapest: families.reduce((one, other) => (isCheaper(other, one) ? other : one)) }
  })
}

/** What trips are put in order by, whoever they are from. */
export interface Standing {
  leg: number
  price: number
  departs: string
  minutes: number
  /** What is alike always stands in the same order. */
  name: string
}

export const standingOf = ({ cheapest }: Trip): Standing => ({
  leg: legOf(cheapest),
  price: cheapest.offer.price.selling.minor,
  departs: departureOf(cheapest.detail),
  minutes: cheapest.detail.voyages.reduce((all, { minutes }) => all + minutes, 0),
  name: `${cheapest.detail.flights} ${cheapest.offer.supplier}`,
})

const order = <Value>(one: Value, other: Value): number => Number(one > other) - Number(one < other)

const orders: Record<AirRequest['order'], (one: Standing, other: Standing) => number> = {
  ByPriceLowToHigh: (one, other) => one.price - other.price || one.minutes - other.minutes,
  ByDepartureTime: (one, other) => order(one.departs, other.departs) || one.price - other.price,
  ByJourneyTime: (one, other) => one.minutes - other.minutes || one.price - other.price,
}

/** Leg by leg, then as the caller likes it. */
export const inOrder =
  (wanted: AirRequest['order']) =>
  (one: Standing, other: Standing): number =>
    one.leg - other.leg || orders[wanted](one, other) || order(one.name, other.name)
