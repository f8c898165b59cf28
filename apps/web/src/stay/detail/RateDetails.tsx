import type { RoomStay } from '@portolan/contract/hotel-stay'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { hotelRoom } from '../model/room.ts'
import { billOf } from './bill.ts'

/** Night by night, every tax by its name, and the plan's rules in the house's own words. */
export function BillLines({ stay }: { stay: RoomStay }) {
  const t = useText()
  const format = useFormat()
  const { nights, taxes, discount, total } = billOf(stay)
  return (
    <dl className="lines">
      {nights.map(({ date, price }) => (
        <div key={date}>
          <dt>{format.date(date)}</dt>
          <dd>
            <Price of={price} />
          </dd>
        </div>
      ))}
      {taxes.map(({ code, description = t('hotelDetail.tax'), payAt, amount, currencyCode }) => (
        <div key={`${code}/${description}/${amount}`}>
          <dt>{payAt === 'there' ? t('hotelDetail.taxThere', { tax: description }) : description}</dt>
          <dd>
            <Price of={{ amount, currencyCode }} />
          </dd>
        </div>
      ))}
      {discount && (
        <div>
          <dt>{t('hotelDetail.discount')}</dt>
          <dd>
            <bdi dir="ltr">{`−${format.money(discount.amount, discount.currencyCode)}`}</bdi>
          </dd>
        </div>
      )}
      <div className="tot">
        <dt>{t('hotelDetail.total')}</dt>
        <dd>
          <Price of={total} />
        </dd>
      </div>
    </dl>
  )
}

export function RateDetails({ stay }: { stay: RoomStay }) {
  const t = useText()
  const { roomPolicyList } = hotelRoom(stay, t)
  return (
    <details className="hd-more">
      <summary>{t('hotelDetail.rate.more')}</summary>
      <BillLines stay={stay} />
      {roomPolicyList.length > 0 && (
        <ul className="hd-rules small muted">
          {roomPolicyList.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </details>
  )
}
