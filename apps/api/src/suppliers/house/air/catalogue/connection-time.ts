import { rowsOf } from '../../rows.ts'
import { connectionTable } from './connection-table.ts'

interface AirportFacts {
  readonly terminals: readonly string[]
  /** Minutes, between domestic (D) and international (I) flights. */
  readonly DD: number
  readonly DI: number
  readonly ID: number
  readonly II: number
  /** Minutes, with two separate tickets. */
  readonly selfTransfer: number
}

const usual: AirportFacts = { terminals: [], DD: 40, DI: 60, ID: 60, II: 60, selfTransfer: 150 }

const known: ReadonlyMap<string, AirportFacts> = new Map(
  rowsOf(connectionTable).map(([code = '', terminals = '', DD, DI, ID, II, selfTransfer]) => [
    code,
    {
      // 'T1-T4' is how a building is spoken of, and no gate to go to.
      terminals: terminals.split(',').filter((name) => /^(?:T?\d[A-Z]?|[A-F]|North|South|Intl|Dom)$/.test(name)),
      DD: Number(DD) || usual.DD,
      DI: Number(DI) || usual.DI,
      ID: Number(ID) || usual.ID,
      II: Number(II) || usual.II,
      selfTransfer: Number(selfTransfer) || usual.selfTransfer,
    },
  ]),
)

export const connectionFacts = (airport: string): AirportFacts => known.get(airport) ?? usual

/** By road from one airport of a city to another, with everything before and after it. */
export const airportChange = 240
