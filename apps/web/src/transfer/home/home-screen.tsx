import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Hero } from '../../ui/Hero.tsx'
import { readValues, searchOf } from '../address.ts'
import { RecentTransfers } from '../form/RecentTransfers.tsx'
import { TransferForm } from '../form/TransferForm.tsx'
import { Suggestions } from '../suggest/Suggestions.tsx'
import { Routes } from './Routes.tsx'

/** The search of transfers, what the traveller's plans leave open, what was searched before, and where to begin. */
export default function TransferScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/cartransfer' })
  const navigate = useNavigate({ from: '/cartransfer' })
  const isSaid = Object.keys(address).length > 0
  return (
    <>
      <Hero
        id="transfer-home"
        title={t('transfer.home.heading')}
        lead={t('transfer.home.lead')}
        picture="countryside~any~transfer-road"
      />
      <div className="page">
        <div className="card finder">
          {/* a suggestion with one end fills in the form of this very page */}
          <TransferForm
            key={JSON.stringify(address)}
            initial={isSaid ? readValues(address).values : undefined}
            onSearch={(asked) => void navigate({ to: '/cartransfer/list', search: searchOf(asked) })}
          />
        </div>
        <Suggestions />
        <RecentTransfers />
        <Routes />
      </div>
    </>
  )
}
