import './card.css'
import { Link } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import { useId } from 'react'
import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { Ticks } from '../../result/Ticks.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { rateAddress } from '../rate/address.ts'
import { Specs } from '../Specs.tsx'
import { type CarAsked, daysOf } from '../search.ts'
import { accessText, gearText } from '../words.ts'
import type { Car } from './car.ts'
import { useTerms } from './terms.tsx'

interface Props {
  car: Car
  asked: CarAsked
  isCheapest: boolean
}

/** In all, and what of it the desk takes: the first figure shown is the last one paid. */
function CarPrice({ car: { total, there, vendor, desk }, asked }: Pick<Props, 'car' | 'asked'>) {
  const t = useText()
  const access = desk && accessText(desk.access, t)
  return (
    <>
      <span className="xs faint vc-at">
        <span>
          <bdi>{vendor.name}</bdi>
        </span>
        {desk && (
          <span>
            <bdi>{desk.name}</bdi>
          </span>
        )}
        {access && <span>{access}</span>}
      </span>
      <Price of={total} size="md" />
      <span className="xs faint">{t('car.price.days', { count: daysOf(asked) })}</span>
      {there ? (
        <span className="xs atd">
          <RichText id="car.price.there" values={{ price: <Price key="price" of={there} /> }} />
        </span>
      ) : (
        <span className="xs faint">{t('car.price.nothingThere')}</span>
      )}
    </>
  )
}

/** One car on one rate: what it is, what is in the price, and what it costs in all. */
export function VehicleCard({ car, asked, isCheapest }: Props) {
  const t = useText()
  const termsOf = useTerms()
  const title = useId()
  const { item, code, left } = car
  const name = t('car.classAndGear', { class: item.vehClassName, gear: gearText(item.transmission, t) })
  const link = { to: '/carrental/rate', search: rateAddress(asked, car) } as const
  return (
    <article className={isCheapest ? 'card vc on' : 'card vc'} aria-labelledby={title}>
      <Link className="frame" {...link} tabIndex={-1} aria-hidden="true">
        {item.pictureURL && <img src={item.pictureURL} alt="" loading="lazy" />}
      </Link>
      <div className="vc-b">
        <div className="row g3 wrap">
          <h2 className="vc-n" id={title}>
            <Link {...link}>{name}</Link>
          </h2>
          <Badge tone="line">
            <bdi dir="ltr">{code}</bdi>
          </Badge>
          {isCheapest && (
            <Badge tone="ok" icon={Tag}>
              {t('car.cheapest')}
            </Badge>
          )}
          {car.isOnRequest && <Badge tone="info">{t('car.onRequest')}</Badge>}
          {left !== undefined && <Badge tone="warn">{t('car.left', { count: left })}</Badge>}
        </div>
        <p className="small muted">
          <bdi>{item.name}</bdi>
        </p>
        <Specs
          seats={item.passengerQuantity}
          bags={item.baggageQuantity}
          doors={item.doorCount}
          transmission={item.transmission}
          hasAirConditioning={item.airConditionInd}
          consumption={item.oilConsume}
          fuel={car.fuel}
        />
        <Ticks of={termsOf(car)} />
      </div>
      <div className="vc-p">
        <CarPrice car={car} asked={asked} />
        <Link className={buttonClass()} {...link}>
          <span aria-hidden="true">{t('car.choose')}</span>
          <span className="vh">{t('car.choose.of', { car: item.name, company: car.vendor.name })}</span>
        </Link>
      </div>
    </article>
  )
}
