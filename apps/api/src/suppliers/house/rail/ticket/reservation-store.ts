import type { Instant } from '@portolan/supplier/outcome'
import type { Db } from '../../../../platform/db.ts'
import { sweepHolds as sweepHoldsOf } from '../../book/book-store.ts'
import { families, supplierIdOf } from '../operator.ts'
import { giveSeatsBack } from './seat-store.ts'

/** All families sell seats of the same trains: whoever is asked sweeps for all of them. */
const sellers = { suppliers: families.map(supplierIdOf), giveBack: giveSeatsBack }

export const sweepHolds = (db: Db, now: Instant): Promise<number> => sweepHoldsOf(db, now, sellers)
