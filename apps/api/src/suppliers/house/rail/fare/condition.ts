import type { Money } from '@portolan/domain/money'
import type { Flexibility } from '@portolan/domain/rail/fare'
import type { CancelRule } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { RailCondition } from '@portolan/supplier/rail'
import type { Brand } from '../operator.ts'
import { type TermStep, termsOf } from './catalogue/terms.ts'

export interface ConditionQuestion {
  /** Code of the operator whose rules hold. */
  readonly operator: string
  readonly flexibility: Flexibility
  readonly isFirstClass: boolean
  readonly brands: readonly Pick<Brand, 'reservation'>[]
  readonly departs: Instant
  /** What is over already is not told. */
  readonly now: Instant
  readonly total: Money
  /** Who pays anything. */
  readonly payers: number
  readonly isReturn: boolean
  readonly isNegotiated: boolean
}

const hour = 3_600_000

/** No fee is above the price. */
const feeOf = ({ fee }: TermStep, { total, payers }: ConditionQuestion): Money => ({
  minor: Math.min(fee * Math.max(1, payers), total.minor),
  currency: total.currency,
})

interface OpenStep extends TermStep {
  readonly until: Instant
}

const openSteps = (steps: readonly TermStep[], { departs, now }: ConditionQuestion): OpenStep[] =>
  steps.map(({ hours, fee }) => ({ hours, fee, until: departs - hours * hour })).filter(({ until }) => until > now)

/** What has no figures is one object for all tickets: it is stored and put into words once. */
const none = { REFUND: { code: 'REFUND_NONE' }, EXCHANGE: { code: 'EXCHANGE_NONE' } } as const
const seat = { extra: { code: 'SEAT_EXTRA' }, included: { code: 'SEAT_INCLUDED' } } as const
const train = { any: { code: 'ANY_TRAIN' }, bound: { code: 'TRAIN_BOUND' } } as const
const [returnOnly, negotiated] = [{ code: 'RETURN_ONLY' }, { code: 'NEGOTIATED' }] as const
const nonRefundable: CancelRule = { charge: 'nonRefundable' }

function tell(kind: 'REFUND' | 'EXCHANGE', steps: readonly TermStep[], question: ConditionQuestion): RailCondition[] {
  const open = openSteps(steps, question)
  if (open.length === 0) return [none[kind]]
  return open.map((step) => {
    const { until } = step
    return step.fee === 0 ? { code: `${kind}_FREE`, until } : { code: `${kind}_FEE`, fee: feeOf(step, question), until }
  })
}

/** A seat belongs to the ticket, costs extra, or nobody gives seats out on any of the trains. */
function seatOf({ brands, flexibility, isFirstClass }: ConditionQuestion): RailCondition[] {
  const reserved = brands.filter(({ reservation }) => reservation !== 'none')
  if (reserved.length === 0) return []
  const isExtra = ({ reservation }: Pick<Brand, 'reservation'>) =>
    reservation === 'optional' && !isFirstClass && flexibility !== 'FULL_FLEX'
  return [reserved.some(isExtra) ? seat.extra : seat.included]
}

export function conditionsOf(question: ConditionQuestion): RailCondition[] {
  const { operator, flexibility, brands, isReturn, isNegotiated } = question
  const { refund, exchange } = termsOf(operator, flexibility)
  const isFree = flexibility === 'FULL_FLEX' && brands.every(({ reservation }) => reservation !== 'required')
  return [
    ...tell('REFUND', refund, question),
    ...tell('EXCHANGE', exchange, question),
    isFree ? train.any : train.bound,
    ...seatOf(question),
    ...(isReturn ? [returnOnly] : []),
    ...(isNegotiated ? [negotiated] : []),
  ]
}

/** What the conditions say of refunds, as the port reckons with it. */
export function penaltiesOf(question: ConditionQuestion): CancelRule[] {
  const { refund } = termsOf(question.operator, question.flexibility)
  const before = openSteps(refund, question).map((step) => ({ until: step.until, charge: feeOf(step, question) }))
  return [...before, nonRefundable]
}
