import type { CarRatesRS } from '@portolan/contract/car'
import { useText } from '../../i18n/text.ts'
import { NumberStepper } from '../../ui/NumberStepper.tsx'
import { ChargeWords } from './ChargeWords.tsx'
import type { Desk } from './use-desk.ts'

interface Props {
  rate: CarRatesRS
  desk: Desk
}

/** Reserved with the car; the price is the company's, asked for with every step. */
export function Extras({ rate: { pricedEquips }, desk: { wishes, wantExtra } }: Props) {
  const t = useText()
  if (pricedEquips.length === 0) return null
  return (
    <section className="card" aria-labelledby="car-extras">
      <div className="cd-sec">
        <h2 className="h3" id="car-extras">
          {t('carRate.extras')}
        </h2>
        <span className="small muted">{t('carRate.extras.hint')}</span>
      </div>
      <div className="cd-extras">
        {pricedEquips.map(({ equipType, name, charge, maxQuantity = 1, quantity = 0 }) => (
          <NumberStepper
            key={equipType}
            label={name}
            hint={<ChargeWords of={charge} />}
            value={wishes.extras[equipType] ?? quantity}
            max={maxQuantity}
            onChange={(count) => wantExtra(equipType, count)}
          />
        ))}
      </div>
    </section>
  )
}
