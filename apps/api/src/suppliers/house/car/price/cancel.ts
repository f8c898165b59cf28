import type { CancelRule } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { RateCode } from '../catalogue/company.ts'

const currency = 'EUR'
const notice = 48 * 3_600_000
/** Of what was paid, where it was prepaid. */
const prepaidShare = 0.3

/** The last free moment, which is not free itself; undefined: there is none. */
export const freeUntil = (rate: RateCode, starts: Instant): Instant | undefined =>
  rate === 'PREPAID' ? undefined : starts - notice

/** `now`: cents that are paid to us. Later than two days before, the first day stays with the company, or all of it. */
export function penaltiesOf(rate: RateCode, starts: Instant, at: Instant, paid: { now: number; days: number }) {
  const until = starts - notice
  const isPrepaid = rate === 'PREPAID'
  const early = isPrepaid ? Math.round(paid.now * prepaidShare) : 0
  const rules: CancelRule[] = until > at ? [{ until, charge: { minor: early, currency } }] : []
  if (!isPrepaid && starts > at)
    rules.push({ until: starts, charge: { minor: Math.ceil(paid.now / paid.days), currency } })
  return [...rules, { charge: 'nonRefundable' as const }]
}
