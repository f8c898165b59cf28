import './home.css'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Hero } from '../../ui/Hero.tsx'
import { readValues, searchOf } from '../address.ts'
import { CarForm } from '../form/CarForm.tsx'
import { RecentRentals } from '../form/RecentRentals.tsx'
import { Airports } from './Airports.tsx'

/** The search of cars, what was searched before, and the airports that people drive from. */
export default function CarScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/carrental' })
  const navigate = useNavigate({ from: '/carrental' })
  const isSaid = Object.keys(address).length > 0
  return (
    <>
      <Hero
        className="road"
        id="car-home"
        title={t('car.home.heading')}
        lead={t('car.home.lead')}
        picture="countryside~any~car-road"
      />
      <div className="page">
        <div className="card finder">
          <CarForm
            initial={isSaid ? readValues(address).values : undefined}
            onSearch={(asked) => void navigate({ to: '/carrental/list', search: searchOf(asked) })}
          />
        </div>
        <RecentRentals />
        <Airports />
      </div>
    </>
  )
}
