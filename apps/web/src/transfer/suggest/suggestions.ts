import { addDays } from '@portolan/domain/date'
import { kilometresBetween } from '../../map/city-view.ts'
import type { PlannedStop, PlannedThing } from '../../planned/planned.ts'
import { minutesBetween } from '../../result/journey-time.ts'
import type { TransferEnd } from '../end.ts'
import type { PartyAsked, TransferAsked } from '../search.ts'

/** A way that the traveller's own plans leave open: whole where both ends are known, else to be filled in. */
export type Suggestion = Partial<TransferAsked> & PartyAsked & { readonly at: string }

/** Where somebody comes or goes, and with whom. */
interface Call {
  readonly stop: PlannedStop
  readonly party: PartyAsked
}

interface Stay {
  readonly house: PlannedStop
  /** Days. */
  readonly from: string
  readonly to: string
}

/** As many as are taken in at a glance. */
const most = 4
/** Further away nobody takes a car for granted. */
const furthest = 150
/** Minutes before a flight or a train leaves. */
const early: Partial<Record<PlannedStop['kind'], number>> = { airport: 180, station: 60, port: 180 }
/** Minutes around a ride that is arranged already. */
const arranged = 240

const dayOf = (moment: string): string => moment.slice(0, 10)

const earlier = (moment: string, minutes: number): string =>
  new Date(Date.parse(`${moment}:00Z`) - minutes * 60_000).toISOString().slice(0, 16)

/** A bag each, until somebody says otherwise. */
function partyOf({ party }: PlannedThing): PartyAsked {
  const { adults, children } = party ?? { adults: 2, children: 0 }
  return { adults: Math.max(1, adults), children, bags: Math.max(1, adults) + children, childSeats: 0 }
}

const callsOf = (things: readonly PlannedThing[]): Call[] =>
  things
    .filter(({ product }) => product !== 'transfer')
    .flatMap((thing) =>
      thing.stops.filter(({ kind }) => kind in early).map((stop) => ({ stop, party: partyOf(thing) })),
    )

/** From check-in to check-out of each house. */
const staysOf = (things: readonly PlannedThing[]): Stay[] =>
  things.flatMap(({ stops }) => {
    const houses = stops.filter(({ kind }) => kind === 'hotel')
    return houses.flatMap((house, index) => {
      const next = houses[index + 1]
      return house.role === 'arrive' && next?.role === 'depart'
        ? [{ house, from: dayOf(house.at), to: dayOf(next.at) }]
        : []
    })
  })

const isNear = (one: PlannedStop, other: PlannedStop): boolean => {
  if (one.lat === undefined || one.lon === undefined || other.lat === undefined || other.lon === undefined) return true
  return kilometresBetween([one.lon, one.lat], [other.lon, other.lat]) <= furthest
}

/** Whoever lands after midnight sleeps in the house of the evening before; whoever leaves then leaves it that evening. */
function houseFor({ stop }: Call, stays: readonly Stay[]): PlannedStop | undefined {
  const day = dayOf(stop.at)
  const isOf = ({ from, to }: Stay) =>
    stop.role === 'arrive' ? day === from || addDays(day, -1) === from : day === to || addDays(day, -1) === to
  return stays.find((stay) => isOf(stay) && isNear(stop, stay.house))?.house
}

const endOf = ({ kind, code, name, lat, lon }: PlannedStop): TransferEnd => ({
  ...{ kind, name, ...(code && { code }) },
  ...(lat !== undefined && lon !== undefined && { position: { latitude: lat, longitude: lon } }),
})

function suggestionOf(call: Call, stays: readonly Stay[]): Suggestion {
  const { stop, party } = call
  const house = houseFor(call, stays)
  const isComing = stop.role === 'arrive'
  const [from, to] = isComing ? [stop, house] : [house, stop]
  const at = isComing ? stop.at : earlier(stop.at, early[stop.kind] ?? 0)
  return {
    ...{ at, ...party },
    ...(from && { from: endOf(from) }),
    ...(to && { to: endOf(to) }),
    ...(stop.flight && { flight: { ...stop.flight, ...(!isComing && { at: stop.at }) } }),
  }
}

const isWhole = ({ from, to }: Suggestion): boolean => from !== undefined && to !== undefined

/** What is planned already, as ways to be driven: whole ones first, each group in the order of time. */
export function suggestionsOf(things: readonly PlannedThing[], now: string): Suggestion[] {
  const stays = staysOf(things)
  const rides = things.filter(({ product }) => product === 'transfer').flatMap(({ start, end }) => [start, end])
  const isOpen = ({ at }: Suggestion) => !rides.some((ride) => Math.abs(minutesBetween(ride, at)) < arranged)
  const all = callsOf(things)
    .map((call) => suggestionOf(call, stays))
    .filter((one) => one.at > now && isOpen(one))
    .toSorted((one, other) => one.at.localeCompare(other.at))
  return [...all.filter(isWhole), ...all.filter((one) => !isWhole(one))].slice(0, most)
}
