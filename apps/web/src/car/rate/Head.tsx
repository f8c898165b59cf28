import type { CarRatesRS } from '@portolan/contract/car'
import { useText } from '../../i18n/text.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Specs } from '../Specs.tsx'
import { gearText } from '../words.ts'

/** The car, as far as it is promised: its class always, the very model not. */
export function Head({ rate: { vehicle, vendor } }: { rate: CarRatesRS }) {
  const t = useText()
  const { vehMakeModel, vehClass, transmissionType, pictureURL, code } = vehicle
  usePageTitle(vehMakeModel.name, vehClass.name)
  const company = vendor.companyShortName ?? vendor.stringValue ?? vendor.code ?? ''
  return (
    <section className="card cd-head" aria-labelledby="car-name">
      {pictureURL && (
        <div className="frame">
          <img src={pictureURL} alt="" />
        </div>
      )}
      <div className="cd-head-b">
        <div>
          <h1 id="car-name">
            {t('car.classAndGear', { class: vehClass.name ?? code, gear: gearText(transmissionType, t) })}
          </h1>
          <p className="muted row wrap">
            <bdi>{vehMakeModel.name}</bdi>
            <bdi>{company}</bdi>
            <Badge tone="line">
              <bdi dir="ltr">{code}</bdi>
            </Badge>
          </p>
        </div>
        <Specs
          seats={vehicle.passengerQuantity}
          bags={vehicle.baggageQuantity}
          doors={vehicle.vehType.doorCount}
          transmission={transmissionType}
          hasAirConditioning={vehicle.airConditionInd}
          consumption={vehicle.oilConsume ?? ''}
          fuel={vehicle.fuelType}
        />
      </div>
    </section>
  )
}
