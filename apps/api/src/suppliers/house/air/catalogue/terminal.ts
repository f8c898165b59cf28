import { pickOf } from '../../seed.ts'
import type { AirlineFacts } from './airlines.ts'
import { connectionFacts } from './connection-time.ts'

/** Partners share a building; undefined where there is one only. */
export function terminalOf(
  airport: string,
  { code, alliance }: Pick<AirlineFacts, 'code' | 'alliance'>,
): string | undefined {
  const { terminals } = connectionFacts(airport)
  if (terminals.length < 2) return undefined
  return pickOf(terminals, 'terminal', airport, alliance ?? code).replace(/^T/, '')
}
