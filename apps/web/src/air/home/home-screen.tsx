import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { pathOf, readValues, writeSearch } from '../address.ts'
import { AirForm } from '../form/AirForm.tsx'
import { RecentFlights } from '../form/RecentFlights.tsx'

/** The search of flights, with what was searched before under it. */
export default function AirScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/air' })
  const navigate = useNavigate({ from: '/air' })
  const isSaid = Object.keys(address).length > 0
  return (
    <div className="page top finder-page">
      <h1>{t('air.title')}</h1>
      <p className="muted">{t('air.lead')}</p>
      <div className="card finder alone">
        <AirForm
          initial={isSaid ? readValues(address).values : undefined}
          onSearch={(search) => void navigate({ to: pathOf[search.trip], search: writeSearch(search) })}
        />
      </div>
      <RecentFlights />
    </div>
  )
}
