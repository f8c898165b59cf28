import { addMinutes } from '@portolan/domain/date'
import type { Money } from '@portolan/domain/money'
import type { CancelRule } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { TransferPlace } from '@portolan/supplier/transfer'
import { instantOf } from '../../../../platform/local-time.ts'

const currency = 'EUR'

export const cents = (minor: number): Money => ({ minor, currency })

/** A number that is kept for fiction: nobody has it. */
export const emergencyPhone = '+44 20 7946 0187'

/** The same hour of the day before, by the clock of the place; undefined: it is over already. */
export function freeUntil(pickUpAt: string, timeZone: string, now: Instant): Instant | undefined {
  const until = instantOf(addMinutes(pickUpAt, -24 * 60), timeZone)
  return until > now ? until : undefined
}

export const penaltiesOf = (until: Instant | undefined): CancelRule[] => [
  ...(until === undefined ? [] : [{ until, charge: cents(0) }]),
  { charge: 'nonRefundable' },
]

/** How long a driver waits; who comes by air may be kept at the border or by a bag. */
const waiting: Readonly<Record<TransferPlace['kind'], number>> = {
  airport: 60,
  station: 30,
  port: 30,
  hotel: 15,
  address: 15,
}

/** Minutes. A bus for several waits for nobody. */
export const waitAt = (kind: TransferPlace['kind'], isShared: boolean): number => (isShared ? 0 : waiting[kind])
