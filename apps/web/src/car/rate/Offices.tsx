import type { CarRatesRS, VehLocationDetail } from '@portolan/contract/car'
import { timeOf } from '@portolan/domain/date'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { PlaceMap } from '../../map/PlaceMap.tsx'
import { dayOf } from '../../result/journey-time.ts'
import { accessText } from '../words.ts'

interface OfficeProps {
  label: string
  moment: string
  name: string
  detail: VehLocationDetail | undefined
  desk: CarRatesRS['pickUpDesk']
  /** Drawn once where the car comes back to the same desk. */
  hasMap: boolean
}

const addressLine = ({ address }: VehLocationDetail): string => {
  const { addressLines = [], postalCode, cityName } = address
  return [...addressLines, [postalCode, cityName].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

function Office({ label, moment, name, detail, desk, hasMap }: OfficeProps) {
  const t = useText()
  const format = useFormat()
  const { position, operationSchedule, telephone } = detail ?? {}
  const access = desk && accessText(desk.access, t)
  return (
    <div className="cd-office">
      <p className="xs faint">{label}</p>
      <p className="semi">{t('car.moment', { date: format.date(dayOf(moment)), time: timeOf(moment) })}</p>
      <p className="small">
        <span className="semi">
          <bdi>{detail?.name ?? name}</bdi>
        </span>
        {access && <span className="muted">{access}</span>}
        {detail && (
          <span className="muted">
            <bdi>{addressLine(detail)}</bdi>
          </span>
        )}
        {operationSchedule && <span className="muted">{t('carRate.open', { hours: operationSchedule })}</span>}
        {telephone && (
          <span>
            <bdi dir="ltr">{telephone}</bdi>
          </span>
        )}
      </p>
      {hasMap && position && <PlaceMap place={[position.longitude, position.latitude]} name={detail?.name ?? name} />}
    </div>
  )
}

/** Where and when the car is fetched and brought back, by the clock of each desk. */
export function Offices({ rate: { vehRentalCore, pickUpDesk, returnDesk } }: { rate: CarRatesRS }) {
  const t = useText()
  const { pickUpDateTime, returnDateTime, pickUpLocation, returnLocation, pickUpDetail, returnDetail } = vehRentalCore
  const isSame = pickUpDetail?.name === returnDetail?.name
  const nameOf = ({ name, locationCode }: typeof pickUpLocation) => name ?? locationCode
  return (
    <section className="card" aria-labelledby="car-offices">
      <div className="cd-sec">
        <h2 className="h3" id="car-offices">
          {t('carRate.offices')}
        </h2>
        <span className="small muted">{t('carRate.offices.hint')}</span>
      </div>
      <div className="cd-offices pad">
        <Office
          label={t('car.form.pickUp')}
          moment={pickUpDateTime}
          name={nameOf(pickUpLocation)}
          detail={pickUpDetail}
          desk={pickUpDesk}
          hasMap
        />
        <Office
          label={t('car.form.return')}
          moment={returnDateTime}
          name={nameOf(returnLocation)}
          detail={returnDetail}
          desk={returnDesk}
          hasMap={!isSame}
        />
      </div>
    </section>
  )
}
