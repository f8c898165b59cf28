import type { BornParty, Party } from '@portolan/supplier/traveler'
import { partyOn } from '../../book/party.ts'
import type { Itinerary } from './itinerary.ts'

/** Everybody as old as they will be when the first train of the ticket leaves; with nobody named, as it was sold for. */
export const partyIn = (
  { itinerary, party: searched }: { readonly itinerary: Itinerary; readonly party: Party },
  party: BornParty | undefined,
): Party => (party ? partyOn(party, itinerary.rides[0]?.departs.slice(0, 10) ?? '', searched) : searched)
