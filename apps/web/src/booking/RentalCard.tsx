import './goods.css'
import type { Amount } from '@portolan/contract/shared'
import { timeOf } from '@portolan/domain/date'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { PlaceMap } from '../map/PlaceMap.tsx'
import { SupplierPrice } from '../price/Price.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Section } from '../ui/Section.tsx'
import type { RentalDesk, RentalView } from './goods/goods.ts'
import { dayOf } from './moment.ts'

interface DeskProps {
  label: string
  desk: RentalDesk
  /** Drawn once where the car comes back to the same desk. */
  hasMap: boolean
}

function Desk({ label, desk: { name, address, hours, phone, place, at }, hasMap }: DeskProps) {
  const t = useText()
  const format = useFormat()
  return (
    <div className="bk-desk-at">
      <p className="xs faint">{label}</p>
      <p className="semi">
        {format.date(dayOf(at))} <bdi dir="ltr">{timeOf(at)}</bdi>
      </p>
      <p className="small">
        <span className="semi">
          <bdi>{name}</bdi>
        </span>
        {address && (
          <span className="muted">
            <bdi>{address}</bdi>
          </span>
        )}
        {hours && <span className="muted">{t('booking.car.open', { hours })}</span>}
        {phone && (
          <span>
            <bdi dir="ltr">{phone}</bdi>
          </span>
        )}
      </p>
      {hasMap && place && <PlaceMap place={place} name={name} />}
    </div>
  )
}

function Sum({ label, sum }: { label: string; sum: Amount | undefined }) {
  if (!sum) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <SupplierPrice of={sum} />
      </dd>
    </div>
  )
}

/** The car, where and when it is fetched and brought back, and what the driver answers for. */
export function RentalCard({ rental }: { rental: RentalView }) {
  const t = useText()
  const { name, className, code, company, imageUrl, pickUp, dropOff, confirmation, chosen, deposit, excess } = rental
  return (
    <Section
      title={t('booking.car.title')}
      hint={t('booking.journey.local')}
      end={
        <Badge tone="line">
          <bdi dir="ltr">{code}</bdi>
        </Badge>
      }
    >
      <div className="pad bk-goods">
        <div className="bk-face">
          {imageUrl && <img src={imageUrl} alt="" loading="lazy" />}
          <div>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            <p className="small muted row wrap">
              {className && <bdi>{className}</bdi>}
              <bdi>{company}</bdi>
            </p>
            {confirmation && (
              <p className="small">
                <span className="faint">{t('booking.hotel.number')}</span> <bdi dir="ltr">{confirmation}</bdi>
              </p>
            )}
          </div>
        </div>
        <div className="bk-desks">
          <Desk label={t('booking.car.pickUp')} desk={pickUp} hasMap />
          <Desk label={t('booking.car.return')} desk={dropOff} hasMap={dropOff.name !== pickUp.name} />
        </div>
        <dl className="kv">
          {chosen.length > 0 && (
            <div>
              <dt>{t('booking.car.chosen')}</dt>
              {chosen.map(({ name: extra, quantity }) => (
                <dd key={extra}>
                  {quantity > 1 ? t('booking.car.several', { name: extra, count: quantity }) : <bdi>{extra}</bdi>}
                </dd>
              ))}
            </div>
          )}
          <Sum label={t('booking.car.deposit')} sum={deposit} />
          <Sum label={t('booking.car.excess')} sum={excess} />
        </dl>
      </div>
    </Section>
  )
}
