import type { OrderItem } from '@portolan/contract/checkout'
import { useText } from '../i18n/text.ts'
import { Price } from '../price/Price.tsx'
import { ThereRows } from '../price/ThereRows.tsx'
import { type Line, sumOf } from './state.ts'
import { splitOf } from './there.ts'

interface Props {
  bought: readonly Line[]
  held: readonly Line[]
  lost: readonly Line[]
  currencyCode: string
}

/** What of it is ours is not paid yet: it comes with the agency's bill. */
const isPutOnAccount = ({ paymentWays = [] }: OrderItem): boolean => paymentWays.includes('account')

/** What was paid: for what was bought, and for nothing else. It is headed 'Charged' where all of it was. */
export function Charged({ bought, held, lost, currencyCode }: Props) {
  const t = useText()
  const sum = (lines: readonly Line[]) =>
    sumOf(
      lines.map(({ price }) => price),
      currencyCode,
    )
  const { now: paid, there, later, place } = splitOf(bought, sum(bought))
  const isAllCharged = there.amount === 0 && held.length === 0
  const isOnAccount = bought.length > 0 && bought.every(({ bookings }) => bookings.every(isPutOnAccount))
  return (
    <section className="card pad co-sum" aria-labelledby="co-charged">
      <h2 className="h3" id="co-charged">
        {t(isAllCharged ? 'checkout.charged.title' : 'checkout.charged.payment')}
      </h2>
      <dl className="lines">
        {bought.length > 0 && (
          <div>
            <dt>{t('cart.items', { count: bought.length })}</dt>
            <dd>
              <Price of={sum(bought)} />
            </dd>
          </div>
        )}
        {there.amount > 0 && <ThereRows there={there} later={later} word={`checkout.due.${place}`} />}
        {held.length > 0 && (
          <div>
            <dt>{t('checkout.done.heldTitle')}</dt>
            <dd>
              <Price of={sum(held)} />
            </dd>
          </div>
        )}
        {lost.map((line) => (
          <div key={line.id}>
            <dt>
              <bdi>{line.title}</bdi>
            </dt>
            <dd className="faint">{t('checkout.lost.notCharged')}</dd>
          </div>
        ))}
        <div className="tot">
          <dt>
            {t(
              isOnAccount
                ? 'checkout.charged.account'
                : there.amount > 0
                  ? 'checkout.charged.today'
                  : 'checkout.charged.total',
            )}
          </dt>
          <dd>
            <Price of={paid} size="lg" />
          </dd>
        </div>
      </dl>
    </section>
  )
}
