import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { RecentSearches } from '../form/RecentSearches.tsx'
import { TicketForm } from '../form/TicketForm.tsx'
import { readParts, writeSearch } from '../search.ts'

/** The search of tickets alone, with what was searched before beside it. */
export default function TicketScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/rail/ticket' })
  const navigate = useNavigate({ from: '/rail/ticket' })
  return (
    <div className="page top finder-page">
      <h1>{t('rail.ticket.title')}</h1>
      <p className="muted">{t('rail.ticket.lead')}</p>
      <div className="card finder alone">
        <TicketForm
          initial={readParts(address)}
          onSearch={(search) => void navigate({ to: '/rail/trains', search: writeSearch(search) })}
        />
      </div>
      <RecentSearches />
    </div>
  )
}
