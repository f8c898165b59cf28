import '../../ui/wait.css'
import './home.css'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IdCard, Ticket } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Hero } from '../../ui/Hero.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { PassForm } from '../form/PassForm.tsx'
import { RecentSearches } from '../form/RecentSearches.tsx'
import { TicketForm } from '../form/TicketForm.tsx'
import { readPassParts, writePassSearch } from '../pass-search.ts'
import { readParts, writeSearch } from '../search.ts'
import { Banners } from './Banners.tsx'
import { HealthLine } from './HealthLine.tsx'
import { Offers } from './Offers.tsx'
import { Passes } from './Passes.tsx'
import { Routes } from './Routes.tsx'

/** Both searches side by side. Which one is open stands in the address, so that a link can open either. */
function Finder() {
  const t = useText()
  const address = useSearch({ from: '/shell/rail' })
  const navigate = useNavigate({ from: '/rail' })
  const selected = address.tab === 'passes' || address.region !== undefined ? 'passes' : 'tickets'
  const select = (tab: 'tickets' | 'passes') =>
    void navigate({ to: '/rail', search: tab === 'passes' ? { tab } : {}, replace: true, resetScroll: false })
  return (
    <div className="card finder">
      <Tabs
        label={t('rail.form.kind')}
        selected={selected}
        onSelect={select}
        tabs={[
          {
            id: 'tickets',
            label: t('rail.tab.tickets'),
            icon: Ticket,
            panel: (
              <TicketForm
                initial={readParts(address)}
                onSearch={(search) => void navigate({ to: '/rail/trains', search: writeSearch(search) })}
              />
            ),
          },
          {
            id: 'passes',
            label: t('rail.tab.passes'),
            icon: IdCard,
            panel: (
              <PassForm
                initial={readPassParts(address)}
                onSearch={(search) => void navigate({ to: '/rail/passes', search: writePassSearch(search) })}
              />
            ),
          },
        ]}
      />
    </div>
  )
}

export default function HomeScreen() {
  const t = useText()
  return (
    <>
      <Hero
        id="rail-home"
        title={t('rail.home.heading')}
        lead={t('rail.home.lead')}
        picture="train~highspeed~rail-home"
      />
      <div className="page">
        <Finder />
        <HealthLine />
        <RecentSearches />
        <Routes />
        <div className="blk cols2">
          <Passes />
          <Offers />
        </div>
        <Banners />
      </div>
    </>
  )
}
