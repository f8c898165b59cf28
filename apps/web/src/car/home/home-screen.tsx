import './home.css'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Hero } from '../../ui/Hero.tsx'
import { readValues, searchOf } from '../address.ts'
import { CarForm } from '../form/CarForm.tsx'
import { RecentRentals } from '../form/RecentRentals.tsx'
import { Suggestions } from '../suggest/Suggestions.tsx'
import { Airports } from './Airports.tsx'

/** The search of cars, what goes with the traveller's plans, what was searched before, and where people drive from. */
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
          {/* a suggestion fills in the form of this very page */}
          <CarForm
            key={JSON.stringify(address)}
            initial={isSaid ? readValues(address).values : undefined}
            onSearch={(asked) => void navigate({ to: '/carrental/list', search: searchOf(asked) })}
          />
        </div>
        <Suggestions />
        <RecentRentals />
        <Airports />
      </div>
    </>
  )
}
