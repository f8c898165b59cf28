import { type AirVerifyPriceRS, type airVerifyPriceRQ, readSeatMap, verifyFlightPrice } from '@portolan/contract/air'
import type * as z from 'zod/mini'
import { send } from '../../api/client.ts'
import { inTurn } from '../../session/in-turn.ts'
import { airState } from '../state.ts'

type Extras = z.input<typeof airVerifyPriceRQ>['extras']

/** A currency just chosen is on its way to the server, which prices by it. */
const afterWrites = () => inTurn(() => Promise.resolve())

/** What the flights cost now, with these extras in place of those before. */
export async function verifyPrice(
  airItineraryRPHs: string[],
  extras: Extras,
  signal: AbortSignal,
): Promise<AirVerifyPriceRS> {
  await afterWrites()
  // The handles say whose flights these are; the kind of source is asked for by the specification and read by nobody.
  const body = { bookingSourceType: 'NDC', airItineraryRPHs, ...(extras && { extras }) }
  const verifyPriceRS = await send(verifyFlightPrice, { body }, { signal })
  airState.write({ verifyPriceRS })
  return verifyPriceRS
}

export async function readSeats(airItineraryRPHs: string[], signal: AbortSignal) {
  await afterWrites()
  return send(readSeatMap, { body: { airItineraryRPHs } }, { signal })
}
