import type { RailTrainResult, TrainSegment } from '@portolan/contract/rail-journey'

interface Tickets {
  outbound: readonly RailTrainResult[]
  inbound: readonly RailTrainResult[]
  selected: readonly (RailTrainResult | null)[]
}

/** The trains of a ticket by their position in `journeys`. */
type Packed = Omit<RailTrainResult, 'trainSegments'> & { journey: number }

interface PackedTickets {
  journeys: readonly TrainSegment[][]
  outbound: readonly Packed[]
  inbound: readonly Packed[]
  selected: readonly (Packed | null)[]
}

/** Nine tickets ride the same trains, and a tab's store is small: each journey is written once. */
export function packTickets({ outbound, inbound, selected }: Tickets): PackedTickets {
  const positions = new Map<string, number>()
  const journeys: TrainSegment[][] = []
  const pack = ({ trainSegments, ...ticket }: RailTrainResult): Packed => {
    const text = JSON.stringify(trainSegments)
    const journey = positions.get(text) ?? journeys.push(trainSegments) - 1
    positions.set(text, journey)
    return { ...ticket, journey }
  }
  return {
    outbound: outbound.map(pack),
    inbound: inbound.map(pack),
    selected: selected.map((ticket) => ticket && pack(ticket)),
    journeys,
  }
}

export function unpackTickets({ journeys, outbound, inbound, selected }: PackedTickets): Tickets {
  const unpack = ({ journey, ...ticket }: Packed): RailTrainResult => ({
    ...ticket,
    trainSegments: journeys[journey] ?? [],
  })
  return {
    outbound: outbound.map(unpack),
    inbound: inbound.map(unpack),
    selected: selected.map((ticket) => ticket && unpack(ticket)),
  }
}
