import type { Cabin } from '@portolan/supplier/air'
import type { Aircraft } from './aircraft.ts'

/** Letters from left to right, parted by aisles. */
const layouts: Readonly<Record<'regional' | 'narrow' | 'wide', Readonly<Record<Cabin, string>>>> = {
  regional: { Economy: 'AC DF', PremiumEconomy: 'AC DF', Business: 'A CD', First: 'A CD' },
  narrow: { Economy: 'ABC DEF', PremiumEconomy: 'ABC DEF', Business: 'AC DF', First: 'AC DF' },
  wide: { Economy: 'ABC DEG HJK', PremiumEconomy: 'AB DEG JK', Business: 'A DG K', First: 'A DG K' },
}

export const layoutOf = ({ isWide, isRegional }: Aircraft, cabin: Cabin): readonly string[] =>
  layouts[isRegional ? 'regional' : isWide ? 'wide' : 'narrow'][cabin].split(' ')

/** From the front. */
export const cabinOrder: readonly Cabin[] = ['First', 'Business', 'PremiumEconomy', 'Economy']
