import type { Cabin } from '@portolan/supplier/air'
import type { Aircraft } from './aircraft.ts'
import type { AirlineFacts } from './airlines.ts'
import { hasFirst } from './fleet.ts'

/** Shares of an aircraft's seats. */
const layouts = {
  single: { Economy: 1 },
  short: { Economy: 0.9, Business: 0.1 },
  long: { Economy: 0.76, PremiumEconomy: 0.1, Business: 0.14 },
  grand: { Economy: 0.74, PremiumEconomy: 0.1, Business: 0.13, First: 0.03 },
} as const satisfies Record<string, Partial<Record<Cabin, number>>>

function layoutOf({ code, kind }: Pick<AirlineFacts, 'code' | 'kind'>, { isWide, isRegional }: Aircraft) {
  if (kind === 'low' || isRegional) return layouts.single
  if (!isWide) return layouts.short
  return hasFirst(code) ? layouts.grand : layouts.long
}

/** 0 where there is no such cabin. */
export function seatsIn(airline: Pick<AirlineFacts, 'code' | 'kind'>, type: Aircraft, cabin: Cabin): number {
  const layout: Partial<Record<Cabin, number>> = layoutOf(airline, type)
  return Math.round(type.seats * (layout[cabin] ?? 0))
}
