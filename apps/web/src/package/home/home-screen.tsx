import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Hero } from '../../ui/Hero.tsx'
import { readValues, writeAsked } from '../address.ts'
import { PackageForm } from '../form/PackageForm.tsx'
import { RecentPackages } from '../form/RecentPackages.tsx'
import { Destinations } from './Destinations.tsx'

/** The search of flight and hotel together, what was searched before, and where people go. */
export default function PackageScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/package' })
  const navigate = useNavigate({ from: '/package' })
  const isSaid = Object.keys(address).length > 0
  return (
    <>
      <Hero
        id="package-home"
        title={t('package.home.heading')}
        lead={t('package.home.lead')}
        picture="plane~any~package-home"
      />
      <div className="page">
        <div className="card finder">
          <PackageForm
            initial={isSaid ? readValues(address).values : undefined}
            onSearch={(asked) => void navigate({ to: '/package/hotels', search: writeAsked(asked) })}
          />
        </div>
        <RecentPackages />
        <Destinations />
      </div>
    </>
  )
}
