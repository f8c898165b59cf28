/** The largest party that one search takes, infants counted. */
export const largestParty = 9
/** Who sits on a lap is younger than two; who pays a child's fare is younger than twelve. */
export const youngestChild = 2
export const oldestChild = 11
export const [fewestLegs, mostLegs] = [2, 6]
/** Days ahead that flights are sold for. */
export const airHorizon = 360

export const cabins = ['Economy', 'PremiumEconomy', 'Business', 'First'] as const
export type Cabin = (typeof cabins)[number]
export const isCabin = (value: string): value is Cabin => cabins.some((cabin) => cabin === value)

export const trips = ['oneWay', 'return', 'multiCity'] as const
export type Trip = (typeof trips)[number]
export const isTrip = (value: string): value is Trip => trips.some((trip) => trip === value)
