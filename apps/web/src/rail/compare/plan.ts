import type { TravelPlan } from '@portolan/contract/rail'
import type { Amount } from '@portolan/contract/shared'
import type { Say } from '../../i18n/text.ts'
import type { Goods } from '../../session/cart-goods.ts'
import { validityWords } from '../pass-words.ts'

export const planId = ({ kind, pass, tickets }: TravelPlan): string =>
  [kind, pass?.rph ?? '', ...tickets.map(({ rph }) => rph)].join(' ')

/** 'Europe Global Pass, 5 Days within 1 Month(s)', or 'Tickets only'. */
export const planName = ({ pass }: TravelPlan, t: Say): string =>
  pass ? t('compare.passName', { pass: pass.label, validity: validityWords(pass, t) }) : t('compare.ticketsOnly')

/** What stands under the name: what else has to be bought, or what is left over. */
export function planNote({ kind, pass, tickets }: TravelPlan, t: Say): string {
  if (kind === 'tickets') return t('compare.ticketCount', { count: tickets.length })
  if (tickets.length > 0) return t('compare.andTickets', { count: tickets.length })
  return t('compare.daysLeft', { count: pass?.daysSpare ?? 0 })
}

/** Pass and tickets of a plan, each an item of its own. */
export function goodsOf({ pass, tickets }: TravelPlan, correlationID: string): Goods[] {
  return [
    ...(pass ? [{ productType: 'railPass' as const, correlationID, rphs: [pass.rph], startDate: pass.startDate }] : []),
    ...tickets.map(({ rph }) => ({ productType: 'rail' as const, correlationID, rphs: [rph] })),
  ]
}

/** What the cheapest way saves: with a pass against tickets alone, without one against the cheapest pass. */
export function gainOf([best, ...others]: readonly [TravelPlan, ...TravelPlan[]]): Amount | undefined {
  const { currencyCode } = best.total
  const other = best.pass ? undefined : others.find(({ pass }) => pass)
  const amount = best.pass ? best.saving.amount : -(other?.saving.amount ?? 0)
  return amount > 0 ? { currencyCode, amount } : undefined
}

export const ticketsOnly = (plans: readonly TravelPlan[]): TravelPlan | undefined =>
  plans.find(({ kind }) => kind === 'tickets')
