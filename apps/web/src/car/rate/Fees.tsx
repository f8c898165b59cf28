import type { CarCharge, CarRatesRS } from '@portolan/contract/car'
import { Check, Store } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Price, SupplierPrice } from '../../price/Price.tsx'
import { Badge } from '../../ui/Badge.tsx'

function Row({ fee }: { fee: CarCharge }) {
  const t = useText()
  const { description, payAt, local, currencyCode, amount, code } = fee
  return (
    <tr>
      <th scope="row">
        <b>
          <bdi>{description ?? code}</bdi>
        </b>
      </th>
      <td>
        {payAt === 'there' ? (
          <Badge tone="warn" icon={Store}>
            {t('carRate.atDesk')}
          </Badge>
        ) : (
          <Badge tone="ok" icon={Check}>
            {t('carRate.inPrice')}
          </Badge>
        )}
      </td>
      <td className="num">{local && local.currencyCode !== currencyCode && <SupplierPrice of={local} />}</td>
      <td className="num semi">
        <Price of={{ currencyCode, amount }} />
      </td>
    </tr>
  )
}

/** Every part of the price by its name, whoever takes it, in the customer's currency and in the company's. */
export function Fees({ rate }: { rate: CarRatesRS }) {
  const t = useText()
  return (
    <section className="card cd-clip" aria-labelledby="car-fees">
      <div className="cd-sec">
        <h2 className="h3" id="car-fees">
          {t('carRate.fees')}
        </h2>
        <span className="small muted only-l">{t('carRate.fees.hint')}</span>
      </div>
      <table className="cd-fees">
        <caption className="vh">{t('carRate.fees')}</caption>
        <thead className="vh">
          <tr>
            <th scope="col">{t('carRate.fees.what')}</th>
            <th scope="col">{t('carRate.fees.where')}</th>
            <th scope="col">{t('carRate.fees.local')}</th>
            <th scope="col">{t('carRate.fees.price')}</th>
          </tr>
        </thead>
        <tbody>
          {rate.fees.map((fee, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a price may name the same thing twice, always in this order
            <Row key={`${fee.code}/${index}`} fee={fee} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
