import type { Queries } from '@portolan/supplier/query'
import { mapInTurns } from '../../../../platform/turn.ts'
import { seedOf } from '../../seed.ts'
import { airlineOf } from '../catalogue/airlines.ts'
import { families } from '../catalogue/booking-class.ts'
import type { Pricing } from '../fare/price.ts'
import type { VoyageFound } from '../router/voyage.ts'
import type { Wanted } from './detail.ts'
import { cabinOf } from './itinerary.ts'
import { type Half, pairUp } from './pair.ts'

const usualMost = 200
const mostTrips = 1000

function halfOf(voyage: VoyageFound, pricing: Pricing): Half | undefined {
  const family = families.find((one) => pricing.total(voyage, one, false) !== undefined)
  const [alone, half] = family ? [false, true].map((isHalf) => pricing.total(voyage, family, isHalf)) : []
  if (alone === undefined || half === undefined) return undefined
  const isOne = voyage.joins.every((joining) => joining === 'together')
  const longest = voyage.flights.reduce((one, other) => (other.km > one.km ? other : one))
  const hasReturn = isOne && airlineOf.get(longest.airline)?.kind !== 'low'
  return { voyage, alone, half, airline: hasReturn ? longest.airline : undefined }
}

const halvesOf = async (voyages: readonly VoyageFound[], pricing: Pricing): Promise<Half[]> =>
  (await mapInTurns(voyages, (voyage) => halfOf(voyage, pricing))).filter((half) => half !== undefined)

/** Whoever wants one flight wants the cheapest. */
async function cheapestOf(voyages: readonly VoyageFound[], pricing: Pricing): Promise<VoyageFound[]> {
  const halves = await halvesOf(voyages, pricing)
  return halves.sort((one, other) => one.alone - other.alone).map(({ voyage }) => voyage)
}

/** Of one search, whoever asks and whenever: the legs that are chosen in turn have it in common. */
const searchName = ({ legs, party, cabin }: Queries['air']): string =>
  seedOf(JSON.stringify([legs, party.map(({ type, age }) => [type, age]), cabin])).toString(36)

/** Out and back in pairs, or each leg by itself. */
export async function tripsOf(
  legs: readonly (readonly VoyageFound[])[],
  query: Queries['air'],
  pricing: Pricing,
): Promise<Wanted[]> {
  const most = Math.min(query.most ?? usualMost, mostTrips)
  const common = {
    search: searchName(query),
    isByLeg: query.isByLeg === true,
    legs: legs.length,
    cabin: cabinOf(query.cabin),
    party: query.party,
  }
  const [out = [], back] = legs
  if (common.isByLeg || !back) {
    const ordered = most === 1 ? await Promise.all(legs.map((voyages) => cheapestOf(voyages, pricing))) : legs
    return ordered.flatMap((voyages, leg) =>
      voyages.slice(0, Math.ceil(most / legs.length)).map((voyage) => ({ ...common, leg, voyages: [voyage] })),
    )
  }
  const pairs = await pairUp(await halvesOf(out, pricing), await halvesOf(back, pricing), most)
  return pairs.map((pair) => ({ ...common, leg: 0, voyages: [pair.out, pair.back] }))
}
