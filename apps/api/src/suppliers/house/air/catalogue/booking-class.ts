import type { AirDetail, Cabin } from '@portolan/supplier/air'

export type Family = AirDetail['fareCode']
export const families: readonly Family[] = ['light', 'classic', 'flex']

/** One of a cabin's and family's classes, the cheapest first. */
export interface BookingClass {
  readonly code: string
  /** Times the plain fare of the cabin. */
  readonly factor: number
  /** Of the cabin's seats. */
  readonly share: number
  /** It is closed when fewer days than about these are left. */
  readonly closesAt: number
}

const step = (code: string, factor: number, share: number, closesAt: number): BookingClass => ({
  ...{ code, factor, share, closesAt },
})

const classes: Readonly<Record<Cabin, Partial<Record<Family, readonly BookingClass[]>>>> = {
  Economy: {
    light: [step('O', 1, 0.06, 30), step('V', 1.2, 0.08, 16), step('T', 1.45, 0.1, 6), step('L', 1.85, 0.12, 0)],
    classic: [step('S', 1, 0.06, 30), step('Q', 1.2, 0.08, 16), step('K', 1.45, 0.1, 6), step('H', 1.85, 0.14, 0)],
    flex: [step('M', 1, 0.05, 21), step('B', 1.4, 0.08, 7), step('Y', 1.95, 0.13, 0)],
  },
  PremiumEconomy: {
    classic: [step('P', 1, 0.25, 14), step('E', 1.3, 0.3, 0)],
    flex: [step('R', 1, 0.2, 7), step('W', 1.5, 0.25, 0)],
  },
  Business: {
    classic: [step('I', 1, 0.25, 14), step('D', 1.3, 0.25, 0)],
    flex: [step('C', 1, 0.2, 7), step('J', 1.6, 0.3, 0)],
  },
  First: { classic: [step('A', 1, 0.4, 10)], flex: [step('F', 1.2, 0.6, 0)] },
}

export const cabinFactor: Readonly<Record<Cabin, number>> = {
  Economy: 1,
  PremiumEconomy: 1.8,
  Business: 3.5,
  First: 6.2,
}

export const classesOf = (cabin: Cabin, family: Family): readonly BookingClass[] => classes[cabin][family] ?? []
