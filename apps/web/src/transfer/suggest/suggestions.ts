import { addMinutes } from '@portolan/domain/date'
import type { PlannedStop, PlannedThing } from '../../planned/planned.ts'
import { type Stay, stayFor, staysOf } from '../../planned/stay.ts'
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

/** As many as are taken in at a glance. */
const most = 4
/** Minutes before a flight or a train leaves. */
const early: Partial<Record<PlannedStop['kind'], number>> = { airport: 180, station: 60, port: 180 }
/** Minutes around a ride that is arranged already. */
const arranged = 240

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

const endOf = ({ kind, code, name, lat, lon }: PlannedStop): TransferEnd => ({
  ...{ kind, name, ...(code && { code }) },
  ...(lat !== undefined && lon !== undefined && { position: { latitude: lat, longitude: lon } }),
})

function suggestionOf({ stop, party }: Call, stays: readonly Stay[]): Suggestion {
  const house = stayFor(stop, stays)?.house
  const isComing = stop.role === 'arrive'
  const [from, to] = isComing ? [stop, house] : [house, stop]
  const at = isComing ? stop.at : addMinutes(stop.at, -(early[stop.kind] ?? 0))
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
