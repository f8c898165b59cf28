import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Hero } from '../../ui/Hero.tsx'
import { readValues, searchOf } from '../address.ts'
import { ActivityForm } from '../form/ActivityForm.tsx'
import { RecentActivities } from '../form/RecentActivities.tsx'
import { Cities } from './Cities.tsx'

/** The search of activities, what was searched before, and the cities that have some. */
export default function ActivityScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/activity' })
  const navigate = useNavigate({ from: '/activity' })
  const isSaid = Object.keys(address).length > 0
  return (
    <>
      <Hero
        className="outing"
        id="activity-home"
        title={t('activity.home.heading')}
        lead={t('activity.home.lead')}
        picture="countryside~any~activity-home"
      />
      <div className="page">
        <div className="card finder">
          <ActivityForm
            initial={isSaid ? readValues(address).values : undefined}
            onSearch={(asked) => void navigate({ to: '/activity/list', search: searchOf(asked) })}
          />
        </div>
        <RecentActivities />
        <Cities />
      </div>
    </>
  )
}
