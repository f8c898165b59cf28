import { bindRules } from '@portolan/domain/booking/bound'
import { allocate, compare, type Money, sum, zero } from '@portolan/domain/money'
import type { Instant } from '@portolan/supplier/outcome'
import type { RailCondition } from '@portolan/supplier/rail'
import type { Booking } from '../../book/booking.ts'
import type { Sold } from './reservation.ts'

const isOpen = (until: Instant | undefined, now: Instant): boolean => until === undefined || now < until

/** What a ticket's own conditions ask for an exchange now; undefined: it is not exchanged. */
function feeOf(conditions: readonly RailCondition[], currency: string, now: Instant): Money | undefined {
  for (const condition of conditions) {
    if (condition.code === 'EXCHANGE_FEE' && isOpen(condition.until, now)) return condition.fee
    if (condition.code === 'EXCHANGE_FREE' && isOpen(condition.until, now)) return zero(currency)
  }
  return undefined
}

/** Of all tickets together; undefined where one of them is not exchanged. */
export function exchangeFeeOf({ sold }: Booking<Sold>, now: Instant): Money | undefined {
  const { currency } = sold.total.total
  const fees = sold.tickets.map(({ detail }) => feeOf(detail.conditions, currency, now))
  const known = fees.filter((fee) => fee !== undefined)
  return known.length < fees.length ? undefined : sum(known, currency)
}

/** As a ticket says it: what was free to give back costs what is not given back. */
function bindCondition(condition: RailCondition, bound: Money): RailCondition {
  const { code } = condition
  if (code === 'REFUND_FEE') return compare(condition.fee, bound) < 0 ? { ...condition, fee: bound } : condition
  if (code !== 'REFUND_FREE') return condition
  return { code: 'REFUND_FEE', fee: bound, ...(condition.until !== undefined && { until: condition.until }) }
}

function bindConditions(conditions: readonly RailCondition[], price: Money, bound: Money): RailCondition[] {
  if (compare(bound, price) < 0) return conditions.map((condition) => bindCondition(condition, bound))
  return [{ code: 'REFUND_NONE' }, ...conditions.filter(({ code }) => !code.startsWith('REFUND_'))]
}

/** Tickets that were exchanged for, of whose price so much was paid for tickets that are not refundable. */
export function bindTickets(sold: Sold, bound: Money): Sold {
  const shares = allocate(
    bound,
    sold.tickets.map(({ price }) => price.total.minor),
  )
  const tickets = sold.tickets.map((ticket, index) => {
    const own = shares[index]
    if (!own || own.minor === 0) return ticket
    const { detail, penalties, price } = ticket
    return {
      ...ticket,
      penalties: bindRules(penalties, price.total, own),
      detail: { ...detail, conditions: bindConditions(detail.conditions, price.total, own) },
    }
  })
  return { ...sold, tickets }
}
