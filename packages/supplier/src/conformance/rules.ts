import type { Rule } from './bench.ts'
import { readsHaveNoEffect } from './rule-1-reads-have-no-effect.ts'
import { failedWriteIsUnknown } from './rule-2-failed-write-is-unknown.ts'
import { sameKeySameReservation } from './rule-3-same-key-same-reservation.ts'
import { nothingLeavesAfterTheDeadline } from './rule-4-nothing-leaves-after-the-deadline.ts'
import { dearerPriceIsRefused } from './rule-5-dearer-price-is-refused.ts'
import { moneyIsWhole } from './rule-6-money-is-whole.ts'
import { expiredOfferIsRefused } from './rule-7-expired-offer-is-refused.ts'
import { capacityComesBack } from './rule-8-capacity-comes-back.ts'
import { shape } from './shape.ts'

/** In the order in which their failures are best read: what breaks the shape breaks most of the rest. */
export const rules: readonly Rule[] = [
  shape,
  readsHaveNoEffect,
  failedWriteIsUnknown,
  sameKeySameReservation,
  nothingLeavesAfterTheDeadline,
  dearerPriceIsRefused,
  moneyIsWhole,
  expiredOfferIsRefused,
  capacityComesBack,
]
