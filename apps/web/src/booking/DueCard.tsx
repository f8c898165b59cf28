import type { Amount } from '@portolan/contract/shared'
import { useText } from '../i18n/text.ts'
import { ThereRows } from '../price/ThereRows.tsx'
import type { Booking } from './model.ts'
import { dueWord } from './payment-words.ts'

/** For an agency's client, who is told no price: what the hotel or the desk takes, and on which day. */
export function DueCard({ booking: { summary, facts }, there }: { booking: Booking; there: Amount }) {
  const t = useText()
  return (
    <section className="card bk-price" aria-label={t('price.payThere')}>
      <dl className="lines pad">
        <ThereRows there={there} later={facts.takenLater ?? []} word={dueWord(summary.productType)} />
      </dl>
    </section>
  )
}
