import type { CarRatesRS } from '@portolan/contract/car'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { useMoments } from '../../moment/use-moments.ts'
import { SupplierPrice } from '../../price/Price.tsx'
import { costWords, isNonCancelable, spansOf } from '../../stay/cancel-words.ts'
import { Timeline } from '../../ui/Timeline.tsx'

function Cancelling({ rate: { rateRules } }: { rate: CarRatesRS }) {
  const t = useText()
  const format = useFormat()
  const moments = useMoments()
  const penalties = rateRules?.cancelPenalties ?? []
  if (isNonCancelable(penalties)) return <p>{t('stay.cancel.nonCancelable')}</p>
  return (
    <Timeline>
      {spansOf(penalties).map(({ until, deadline, cost }, index) => (
        <li key={until ?? ''} className={index === 0 ? 'now' : 'next'}>
          <b className="semi">{costWords(cost, t, format)}</b>
          <span className="muted">
            {deadline === undefined
              ? t('stay.cancel.after')
              : t('stay.cancel.upTo', { until: moments.terms(deadline) })}
          </span>
        </li>
      ))}
    </Timeline>
  )
}

function Distance({ mileage }: Pick<CarRatesRS, 'mileage'>) {
  const t = useText()
  const format = useFormat()
  if (!mileage) return null
  if (mileage.unlimited || mileage.quantity === undefined) return <li>{t('car.included.unlimited')}</li>
  const distance = format.distance(mileage.quantity)
  if (!mileage.eachFurther) return <li>{t('car.mileage', { distance })}</li>
  const price = <SupplierPrice key="price" of={mileage.eachFurther} />
  return (
    <li>
      <RichText id="carRate.mileage" values={{ distance, price }} />
    </li>
  )
}

/** Cancelling, distance, fuel, borders and the driver: what the company will hold the customer to. */
export function Rules({ rate }: { rate: CarRatesRS }) {
  const t = useText()
  const { fuelRule, borderRules = [], rateRules, mileage } = rate
  const { minimumAge, paymentRules = [] } = rateRules ?? {}
  return (
    <section className="card pad cd-rules" aria-labelledby="car-rules">
      <h2 className="h3" id="car-rules">
        {t('carRate.rules')}
      </h2>
      <Cancelling rate={rate} />
      <ul className="small">
        <Distance mileage={mileage} />
        {paymentRules.length === 0 && minimumAge !== undefined && (
          <li>{t('carRate.minimumAge', { age: minimumAge })}</li>
        )}
        {[fuelRule, ...borderRules, ...paymentRules].map((rule) => rule && <li key={rule}>{rule}</li>)}
      </ul>
    </section>
  )
}
