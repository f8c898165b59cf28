import type { IsoDate } from '@portolan/domain/date'
import { dateOf } from '../../day.ts'
import { deposit, type PaymentCode } from '../catalogue/rate-plan.ts'

/** What is paid when, in euro cents: together the total. */
export interface Payment {
  readonly payNow: number
  readonly payLater?: { readonly amount: number; readonly on: IsoDate }
  readonly payAtProperty: number
}

interface Due {
  readonly total: number
  /** The part of it that the house takes in any case. */
  readonly paidThere: number
  /** Days since 1970. */
  readonly arrival: number
  readonly today: number
}

/** A deposit's rest is due a week before arrival; who books later pays all of it now. */
export function paymentOf(code: PaymentCode, { total, paidThere, arrival, today }: Due): Payment {
  if (code === 'PH') return { payNow: 0, payAtProperty: total }
  const bill = total - paidThere
  const restOn = arrival - deposit.restDaysBefore
  if (code === 'PN' || restOn <= today) return { payNow: bill, payAtProperty: paidThere }
  const payNow = Math.round((bill * deposit.percent) / 100)
  return {
    payNow,
    payLater: { amount: bill - payNow, on: dateOf(restOn) },
    payAtProperty: paidThere,
  }
}

/** How it is paid by who books it now: a deposit whose rest would be due already is no deposit. */
export const paidAs = (code: PaymentCode, { payLater }: Pick<Payment, 'payLater'>): PaymentCode =>
  code === 'DP' && !payLater ? 'PN' : code
