import { RefreshCw } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Note } from '../../ui/Note.tsx'
import { Part } from './Part.tsx'

export function PanelParts() {
  return (
    <Part title="Sorry, empty and notes">
      <div className="gallery-grid">
        <ErrorPanel
          message="Request timeout, please try again."
          kept="Your search is kept. Renfe did not answer in 3 minutes."
          actions={
            <>
              <Button size="sm" icon={RefreshCw}>
                Try again
              </Button>
              <Button size="sm" variant="ghost">
                Search without Renfe
              </Button>
            </>
          }
        />
        <ErrorSummary
          attempt={0}
          problems={[
            { field: 'lastName', text: 'Last name: enter it as on the passport' },
            { field: 'email', text: 'Email: add the part after @' },
            { field: 'expiry', text: 'Passport expiry: must be after 20 Dec 2026' },
          ]}
        />
        <EmptyState
          title="No direct trains that day"
          text="2 trains run with one change in Basel."
          action={<Button size="sm">Show them</Button>}
        />
        <div className="col g3">
          <Note>Prices are for 3 travellers, all fees included.</Note>
          <Note tone="ok">
            <b>Confirmed.</b> The ticket is on its way by mail.
          </Note>
          <Note tone="warn">The passport expires within six months of travel.</Note>
        </div>
      </div>
    </Part>
  )
}
