import { type AirlineFacts, airlineOf } from '../catalogue/airlines.ts'
import type { FlightFound, VoyageFound } from '../router/voyage.ts'

/** Flights under one contract: what is bought together, and priced from where it begins to where it ends. */
export interface Contract {
  readonly flights: readonly FlightFound[]
  /** Who answers for it: who flies the longest part. */
  readonly airline: AirlineFacts
}

function contractOf(flights: readonly FlightFound[]): Contract {
  const longest = flights.reduce((one, other) => (other.km > one.km ? other : one))
  const airline = airlineOf.get(longest.airline)
  if (!airline) throw new Error(`There is no airline ${longest.airline}.`)
  return { flights, airline }
}

export function contractsOf({ flights, joins }: VoyageFound): readonly Contract[] {
  const contracts: Contract[] = []
  let begun: FlightFound[] = []
  for (const [index, flight] of flights.entries()) {
    begun.push(flight)
    if (joins[index] === 'together') continue
    contracts.push(contractOf(begun))
    begun = []
  }
  return contracts
}
