import { airAges, airLegs, airParty } from '@portolan/domain/air/limit'

export const { most: largestParty } = airParty
export const { from: youngestChild, to: oldestChild } = airAges.child
export const { fewest: fewestLegs, most: mostLegs } = airLegs

export const cabins = ['Economy', 'PremiumEconomy', 'Business', 'First'] as const
export type Cabin = (typeof cabins)[number]
export const isCabin = (value: string): value is Cabin => cabins.some((cabin) => cabin === value)

export const trips = ['oneWay', 'return', 'multiCity'] as const
export type Trip = (typeof trips)[number]
export const isTrip = (value: string): value is Trip => trips.some((trip) => trip === value)
