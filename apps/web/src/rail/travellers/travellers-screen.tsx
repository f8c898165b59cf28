import './travellers.css'
import { Link, useSearch } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { usePageTitle, wayTitle } from '../../session/page-title.ts'
import { useTravelerDraft } from '../../traveler/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { readKeptRail, useRailState } from '../state.ts'
import { useInitiate } from './calls.ts'
import { TravellersDesk } from './TravellersDesk.tsx'
import { TravellersSteps } from './TravellersSteps.tsx'

function Nothing() {
  const t = useText()
  return (
    <EmptyState
      title={t('traveler.screen.nothing')}
      text={t('traveler.screen.nothingText')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to="/rail">
          {t('traveler.screen.search')}
        </Link>
      }
    />
  )
}

/** What can be searched again is searched again; the choice was kept with the search. */
function SearchAgain({ isPass }: { isPass: boolean }) {
  const t = useText()
  const { searchInputValues, passCriteria } = readKeptRail()
  const look = buttonClass({ variant: 'primary' })
  if (isPass)
    return (
      <Link className={look} to="/rail/passes" search={passCriteria ?? {}}>
        {t('traveler.screen.again')}
      </Link>
    )
  return (
    <Link className={look} to={searchInputValues ? '/rail/trains' : '/rail'} search={searchInputValues ?? {}}>
      {t('traveler.screen.again')}
    </Link>
  )
}

function Asked({
  rphs,
  isPass,
  startDate,
}: {
  rphs: readonly string[]
  isPass: boolean
  startDate: string | undefined
}) {
  const t = useText()
  const { data: answer, error, refetch } = useInitiate(rphs)
  const draft = useTravelerDraft(answer?.correlationID)
  if (error)
    return (
      <ErrorPanel
        title={'title' in error ? String(error.title) : undefined}
        message={error.message}
        actions={
          <>
            <Button onClick={() => void refetch()}>{t('traveler.screen.retry')}</Button>
            <SearchAgain isPass={isPass} />
          </>
        }
      />
    )
  // A draft that cannot be read is an empty form, and no reason to keep anybody waiting.
  if (!answer || draft.isPending)
    return <Wait label={t('traveler.screen.loading')} skeleton={<Skeleton heights={[360, 360]} widths={[100]} />} />
  return <TravellersDesk answer={answer} typed={draft.data ?? []} rphs={rphs} isPass={isPass} startDate={startDate} />
}

export default function TravellersScreen() {
  const t = useText()
  const { out, back, pass, start } = useSearch({ from: '/shell/rail/travellers' })
  const rphs = [pass ?? out, pass === undefined ? back : undefined].filter((rph) => rph !== undefined)
  const { selectedOutboundTicket: ticket, selectedPass } = useRailState()
  const journey = ticket ? wayTitle(ticket.originStation, ticket.destinationStation) : undefined
  usePageTitle(t('traveler.screen.title'), pass === undefined ? journey : selectedPass?.label)
  return (
    <div className="page top">
      <div className="tb-top">
        <div className="grow">
          <h1>{t('traveler.screen.title')}</h1>
          <p className="muted">{t('traveler.screen.lead')}</p>
        </div>
        {rphs.length > 0 && <TravellersSteps isPass={pass !== undefined} isReturn={back !== undefined} />}
      </div>
      {rphs.length === 0 ? (
        <Nothing />
      ) : (
        <Asked key={rphs.join()} rphs={rphs} isPass={pass !== undefined} startDate={start} />
      )}
    </div>
  )
}
