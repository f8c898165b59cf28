import './home.css'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Hero } from '../../ui/Hero.tsx'
import { pathOf, readValues, writeSearch } from '../address.ts'
import { AirForm } from '../form/AirForm.tsx'
import { RecentFlights } from '../form/RecentFlights.tsx'
import { Routes } from './Routes.tsx'

/** The search of flights, what was searched before, and where people fly to from here. */
export default function AirScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/air' })
  const navigate = useNavigate({ from: '/air' })
  const isSaid = Object.keys(address).length > 0
  return (
    <>
      <Hero
        className="sky"
        id="air-home"
        title={t('air.home.heading')}
        lead={t('air.lead')}
        picture="plane~any~air-wings"
      />
      <div className="page">
        <div className="card finder">
          <AirForm
            initial={isSaid ? readValues(address).values : undefined}
            onSearch={(search) => void navigate({ to: pathOf[search.trip], search: writeSearch(search) })}
          />
        </div>
        <RecentFlights />
        <Routes />
      </div>
    </>
  )
}
