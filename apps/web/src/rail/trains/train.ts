import type { RailTrainResult } from '@portolan/contract/rail-journey'
import { type Journey, journeyOf } from './journey.ts'
import { groupTrains, type TicketNotes, type TrainGroup } from './model.ts'

/** One card of the list. */
export interface Train extends TrainGroup {
  /** Any of its tickets: times and stations are the same for all. */
  first: RailTrainResult
  journey: Journey
  /** 'TGV Lyria 9203' */
  name: string
}

export function trainsOf(results: readonly RailTrainResult[], notes: TicketNotes): Train[] {
  return groupTrains(results, notes).flatMap((group) => {
    const [first] = group.tickets
    if (!first) return []
    const journey = journeyOf(first)
    return [{ ...group, first, journey, name: `${journey.brands.join(' + ')} ${journey.numbers.join(' / ')}` }]
  })
}
