import type { AirlineFacts } from '../catalogue/airlines.ts'
import { isOneArea } from '../catalogue/area.ts'
import { airportChange, connectionFacts } from '../catalogue/connection-time.ts'
import { terminalOf } from '../catalogue/terminal.ts'
import type { Airport } from '../schedule/airport.ts'
import type { Joining } from './voyage.ts'

/** Whether two airlines carry somebody on one ticket: partners do, and those who stand outside the alliances with them. */
export function joiningOf(one: AirlineFacts, other: AirlineFacts): Joining {
  if (one === other) return 'together'
  if (one.kind !== 'full' || other.kind !== 'full') return 'apart'
  return one.alliance === other.alliance || !one.alliance || !other.alliance ? 'together' : 'apart'
}

/** Two buildings: a bus, a train or a walk between them. */
const otherTerminal = 20

interface Change {
  /** Where the first flight comes from, where it lands, where the second leaves, where it goes. */
  readonly from: Airport
  readonly lands: Airport
  readonly leaves: Airport
  readonly to: Airport
  readonly first: AirlineFacts
  readonly second: AirlineFacts
  readonly joining: Joining
}

/** The shortest time in which it can be done. */
export function leastMinutes({ from, lands, leaves, to, first, second, joining }: Change): number {
  const facts = connectionFacts(lands.code)
  if (lands.code !== leaves.code) return airportChange + (joining === 'apart' ? 60 : 0)
  if (joining === 'apart') return facts.selfTransfer
  const [before, after] = [isOneArea(from.country, lands.country), isOneArea(lands.country, to.country)]
  const least = before ? (after ? facts.DD : facts.DI) : after ? facts.ID : facts.II
  const isSameTerminal = terminalOf(lands.code, first) === terminalOf(lands.code, second)
  return least + (isSameTerminal ? 0 : otherTerminal)
}
