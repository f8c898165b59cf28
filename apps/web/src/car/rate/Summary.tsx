import '../../result/summary.css'
import type { CarRatesRS } from '@portolan/contract/car'
import { ExpiryAnnouncer } from '../../expiry/ExpiryAnnouncer.tsx'
import { RichText, useText } from '../../i18n/text.ts'
import { isSame } from '../../price/change.ts'
import { OldNew } from '../../price/OldNew.tsx'
import { Price, SupplierPrice } from '../../price/Price.tsx'
import { HoldClock } from '../../result/HoldClock.tsx'
import { Ticks } from '../../result/Ticks.tsx'
import { Sum } from '../Sum.tsx'
import { type Bill, billOf } from './bill.ts'
import { GoOn } from './GoOn.tsx'
import type { Desk } from './use-desk.ts'

interface Props {
  rate: CarRatesRS
  desk: Desk
}

function Lines({ bill: { lines, rental, total } }: { bill: Bill }) {
  const t = useText()
  return (
    <dl className="lines">
      <div>
        <dt>{t('carRate.sum.rental')}</dt>
        <dd>
          <Price of={rental} />
        </dd>
      </div>
      {lines.map(({ id, name, quantity, price }) => (
        <div key={id}>
          <dt>{quantity > 1 ? t('carRate.sum.several', { name, count: quantity }) : name}</dt>
          <dd>
            <Price of={price} />
          </dd>
        </div>
      ))}
      <div className="tot">
        <dt>{t('carRate.sum.total')}</dt>
        <dd>
          <Price of={total} size="lg" />
        </dd>
      </div>
    </dl>
  )
}

/** What is paid now and what is paid there, side by side. */
function Twice({ bill: { now, there, thereLocal } }: { bill: Bill }) {
  const t = useText()
  return (
    <dl className="twice">
      <div>
        <dt>{t('carRate.sum.now')}</dt>
        <dd>
          <Price of={now} size="sm" />
        </dd>
      </div>
      <div className={there.amount > 0 ? 'there' : undefined}>
        <dt>{t('carRate.sum.there')}</dt>
        <dd>
          <Price of={there} size="sm" />
          {thereLocal && (
            <span className="xs">
              <SupplierPrice of={thereLocal} />
            </span>
          )}
        </dd>
      </div>
    </dl>
  )
}

/** What is not paid and still concerns the driver's card or purse. */
function Beyond({ rate: { deposit, excess, notCovered = [] }, currency }: { rate: CarRatesRS; currency: string }) {
  const t = useText()
  return (
    <dl className="beyond small">
      {deposit && (
        <div>
          <dt>{t('carRate.sum.blocked')}</dt>
          <dd>
            <RichText
              id="carRate.sum.deposit"
              values={{ price: <Sum key="price" of={deposit} currency={currency} /> }}
            />
          </dd>
        </div>
      )}
      {excess && (
        <div>
          <dt>{t('carRate.sum.excess')}</dt>
          <dd>
            {excess.amount === 0 ? (
              t('carRate.cover.nothing')
            ) : (
              <RichText
                id="carRate.cover.first"
                values={{ price: <Sum key="price" of={excess} currency={currency} /> }}
              />
            )}
          </dd>
        </div>
      )}
      {notCovered.length > 0 && (
        <div>
          <dt>{t('carRate.sum.notCovered')}</dt>
          <dd>
            <Ticks of={notCovered.map((words) => ({ id: words, look: 'none', words }))} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Changed({ rate: { priceWas, vehicle }, bill: { total } }: { rate: CarRatesRS; bill: Bill }) {
  const t = useText()
  if (!priceWas || isSame(priceWas, total)) return null
  return (
    <div className="cd-changed" role="status">
      <p className="semi">{t('carRate.changed')}</p>
      <OldNew change={{ id: 'car', name: vehicle.vehMakeModel.name, was: priceWas, now: total }} />
    </div>
  )
}

/** The total at the desk: in all, now, there, only blocked, and not covered. All of it before anything is paid. */
export function Summary({ rate, desk, titleId }: Props & { titleId?: string }) {
  const t = useText()
  const { now, expiresAt, isOver, isAsking } = desk
  const bill = billOf(rate)
  return (
    <div className="summary" aria-busy={isAsking}>
      <h2 className="h3" id={titleId}>
        {t('carRate.sum')}
      </h2>
      <p className="vh" role="status">
        {isAsking ? t('carRate.asking') : ''}
      </p>
      <Changed {...{ rate, bill }} />
      <Lines bill={bill} />
      <Twice bill={bill} />
      <Beyond rate={rate} currency={bill.total.currencyCode} />
      {expiresAt !== undefined && !isOver && <HoldClock {...{ expiresAt, now }} />}
      {expiresAt !== undefined && (
        <ExpiryAnnouncer holds={[{ id: 'car', name: rate.vehicle.vehMakeModel.name, expiresAt }]} now={now} />
      )}
      <div className="go">
        <GoOn {...{ rate, desk }} />
      </div>
    </div>
  )
}
