import './extras.css'
import { Link } from '@tanstack/react-router'
import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { placesOf } from '../../flight/search.ts'
import { useText } from '../../i18n/text.ts'
import { ActionBar } from '../../result/ActionBar.tsx'
import { usePageTitle } from '../../session/page-title.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { AddExtras } from './AddExtras.tsx'
import { BackToFlights, listOf, type Trip } from './back.tsx'
import { Consent } from './Consent.tsx'
import { Held } from './Held.tsx'
import { Total, useBillWords } from './Lines.tsx'
import { PiecesCard } from './PiecesCard.tsx'
import { SeatsCard } from './SeatsCard.tsx'
import { Summary } from './Summary.tsx'
import { type Extras, useExtras } from './use-extras.ts'

function Head({ trip }: { trip: Trip }) {
  const t = useText()
  const { to, search } = listOf(trip)
  usePageTitle(t('extras.title'), placesOf(trip.search).join(' – '))
  return (
    <div className="ex-top">
      <div className="grow">
        <h1>{t('extras.title')}</h1>
        <p className="muted">{t('extras.lead')}</p>
      </div>
      <Steps
        label={t('extras.steps')}
        current="extras"
        steps={[
          { id: 'flights', label: t('extras.step.flights') },
          { id: 'extras', label: t('extras.title') },
          { id: 'travellers', label: t('extras.step.travellers') },
          { id: 'pay', label: t('extras.step.pay') },
        ]}
        linkTo={(_, label) => (
          <Link to={to} search={search}>
            {label}
          </Link>
        )}
      />
    </div>
  )
}

/** Expired or unknown: only the list can find these flights again. Trouble on the way may pass. */
function Failed({ trip, extras: { desk, state } }: { trip: Trip; extras: Extras }) {
  const t = useText()
  const { failure } = state
  const isOver = failure?.status === 400 || failure?.status === 409
  return (
    <ErrorPanel
      title={failure?.title}
      message={failure?.message}
      kept={t('extras.kept')}
      actions={
        <>
          {!isOver && <Button onClick={() => void desk.open()}>{t('shell.failure.again')}</Button>}
          <BackToFlights trip={trip} isPrimary={isOver} />
        </>
      }
    />
  )
}

function Bar({ trip, extras }: { trip: Trip; extras: Extras }) {
  const t = useText()
  const words = useBillWords(extras)
  const [summing, setSumming] = useState(false)
  return (
    <>
      <ActionBar>
        <div className="bar-top">
          <span className="ex-bar">
            <span className="small muted">{words}</span>
            <Held {...{ trip, extras }} brief />
          </span>
          <button type="button" className="bar-sum" aria-haspopup="dialog" onClick={() => setSumming(true)}>
            <span className="vh">{t('flights.summary.open')}</span>
            <Total extras={extras} size="md" />
            <Icon of={ChevronUp} size="s" />
          </button>
        </div>
        <div>
          <AddExtras search={trip.search} extras={extras} brief />
        </div>
      </ActionBar>
      {summing && (
        <Drawer title={t('flights.summary')} onClose={() => setSumming(false)}>
          <Summary {...{ trip, extras }} />
        </Drawer>
      )}
    </>
  )
}

/** Seats, bags and meals of the chosen flights, beside what it all comes to. */
export function ExtrasDesk({ address, ...trip }: Trip & { address: Record<string, unknown> }) {
  const t = useText()
  const extras = useExtras(trip.search, trip.choice, address)
  const { status } = extras.state
  return (
    <div className="page top ex-page">
      <Head trip={trip} />
      {status === 'opening' && (
        <div className="ex-wait">
          <Wait label={t('extras.opening')} skeleton={<Skeleton heights={[56, 380, 160]} widths={[100]} />} />
        </div>
      )}
      {status === 'failed' && (
        <div className="ex-wait">
          <Failed {...{ trip, extras }} />
        </div>
      )}
      {status === 'open' && (
        <>
          <Consent {...{ trip, extras }} />
          <div className="columns">
            <div className="stack">
              <SeatsCard search={trip.search} extras={extras} />
              <PiecesCard kind="bag" extras={extras} />
              <PiecesCard kind="meal" extras={extras} />
            </div>
            <aside className="beside" aria-labelledby="extras-sum">
              <div className="card pad">
                <h2 className="h3" id="extras-sum">
                  {t('flights.summary')}
                </h2>
                <Summary {...{ trip, extras }} />
              </div>
            </aside>
          </div>
          <Bar {...{ trip, extras }} />
        </>
      )}
    </div>
  )
}
