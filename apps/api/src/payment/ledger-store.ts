import type { Money } from '@portolan/domain/money'
import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import type { LedgerLine } from './ledger.ts'

export interface LedgerEntry {
  /** 'sale', 'refund' … ; with the key it names what is entered. */
  readonly kind: string
  readonly key: string
  readonly bookingId?: string | undefined
  readonly paymentId?: string | undefined
  readonly currency: string
  readonly lines: readonly LedgerLine[]
}

/** Nothing is added where it was entered before. Lines that do not come to zero let the whole transaction fail. */
export async function enter(tx: Db, entry: LedgerEntry): Promise<void> {
  const { kind, key, bookingId = null, paymentId = null, currency, lines } = entry
  await tx.later(sql`
    with entry as (
      insert into ledger_entry (kind, key, booking_id, payment_id, currency)
      values (${kind}, ${key}, ${bookingId}, ${paymentId}, ${currency})
      on conflict (kind, key) do nothing returning id
    )
    insert into ledger_line (entry_id, account, amount)
    select entry.id, line.account, line.amount from entry,
      unnest(${lines.map(({ account }) => account)}::text[], ${lines.map(({ amount }) => amount)}::bigint[])
        as line (account, amount)`)
}

const sums = sql`
  select ledger_entry.currency, sum(ledger_line.amount)::bigint as minor
  from ledger_line join ledger_entry on ledger_entry.id = ledger_line.entry_id`

/** In each currency the account has seen; above zero is debit. */
export const balanceOf = (db: Db, account: string): Promise<Money[]> =>
  db.query<Money>(sql`
    ${sums} where ledger_line.account = ${account} group by ledger_entry.currency order by ledger_entry.currency`)

/** Everything of each currency together: zero, or the books are wrong. */
export const trialBalance = (db: Db): Promise<Money[]> =>
  db.query<Money>(sql`${sums} group by ledger_entry.currency order by ledger_entry.currency`)
