import './home.css'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { readValues, searchOfStay } from '../../stay/address.ts'
import { Hero } from '../../ui/Hero.tsx'
import { HotelForm } from '../form/HotelForm.tsx'
import { RecentStays } from '../form/RecentStays.tsx'
import { Cities } from './Cities.tsx'

/** The search of hotels, what was searched before, and the cities that people stay in. */
export default function HotelScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/hotel' })
  const navigate = useNavigate({ from: '/hotel' })
  const isSaid = Object.keys(address).length > 0
  return (
    <>
      <Hero
        className="shore"
        id="hotel-home"
        title={t('hotel.home.heading')}
        lead={t('hotel.home.lead')}
        picture="beach~villas~hotel-shore"
      />
      <div className="page">
        <div className="card finder">
          <HotelForm
            initial={isSaid ? readValues(address).values : undefined}
            onSearch={(stay) => void navigate({ to: '/hotel/list', search: searchOfStay(stay) })}
          />
        </div>
        <RecentStays />
        <Cities />
      </div>
    </>
  )
}
