import type { AirPassengerType } from '@portolan/supplier/air'
import type { Party } from '@portolan/supplier/traveler'

export type Heads = Readonly<Record<AirPassengerType, number>>

const firstOwnSeat = 2
const firstAdultAge = 12

/** An infant sits on a lap; whoever is twelve pays as an adult, whatever they are called. */
export function passengerTypeOf({ type, age }: Party[number]): AirPassengerType {
  if (age !== undefined) return age < firstOwnSeat ? 'infant' : age < firstAdultAge ? 'child' : 'adult'
  return type === 'infant' || type === 'child' ? type : 'adult'
}

export function headsOf(party: Party): Heads {
  const heads = { adult: 0, child: 0, infant: 0 }
  for (const member of party) heads[passengerTypeOf(member)] += 1
  return heads
}

export const seatsFor = ({ adult, child }: Heads): number => adult + child
