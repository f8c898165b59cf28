import type { Cabin } from '../flight/rules.ts'

export const cabinText = {
  Economy: 'air.cabin.economy',
  PremiumEconomy: 'air.cabin.premiumEconomy',
  Business: 'air.cabin.business',
  First: 'air.cabin.first',
} as const satisfies Record<Cabin, string>
