import type { Amount } from '@portolan/contract/shared'
import { useText } from '../i18n/text.ts'
import { SupplierPrice } from '../price/Price.tsx'
import { ThereRows } from '../price/ThereRows.tsx'
import { goodsOf } from './goods/goods-of.ts'
import type { Booking } from './model.ts'
import { dueWord } from './payment-words.ts'

/** For an agency's client, who is told no price: what the hotel or the desk takes, on which day and what for. */
export function DueCard({ booking: { summary, facts, reservation }, there }: { booking: Booking; there: Amount }) {
  const t = useText()
  const parts = goodsOf(reservation)?.rental?.paidThere ?? []
  return (
    <section className="card bk-price" aria-label={t('price.payThere')}>
      <dl className="lines pad">
        <ThereRows
          there={there}
          local={facts.payThereLocal}
          later={facts.takenLater ?? []}
          word={dueWord(summary.productType)}
        />
        {parts.map(({ name, sum }) => (
          <div key={name} className="sub">
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <SupplierPrice of={sum} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
