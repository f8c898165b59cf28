import { isExpired } from '@portolan/domain/cart-item'
import { Link } from '@tanstack/react-router'
import { ChevronUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNow } from '../../expiry/use-now.ts'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { ActionBar } from '../../result/ActionBar.tsx'
import { cheapestOf } from '../../result/cheapest.ts'
import { HoldClock } from '../../result/HoldClock.tsx'
import { useCartState } from '../../session/cart-state.ts'
import { usePageTitle, wayTitle } from '../../session/page-title.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { partySize } from '../party.ts'
import type { RailSearch } from '../search.ts'
import { outAddress, type Step } from './address.ts'
import { DateStrip } from './DateStrip.tsx'
import { GoOn } from './GoOn.tsx'
import { billOf } from './price.ts'
import { Results } from './Results.tsx'
import { chosenTickets, expiryOf, Summary } from './Summary.tsx'
import { TrainRecap } from './TrainRecap.tsx'
import { trainsOf } from './train.ts'
import { type Trains, useTrains } from './use-trains.ts'

interface Props {
  search: RailSearch
  address: Record<string, unknown>
}

function Heading({ search, step, ends }: { search: RailSearch; step: Step; ends: Trains['run']['ends'] }) {
  const t = useText()
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(step)
  // A new step begins at its heading, wherever the button was that led to it.
  useEffect(() => {
    if (seen.current !== step) heading.current?.focus()
    seen.current = step
  }, [step])
  const title = () => {
    if (step === 'back') return t('trains.choose.back')
    return t(search.back ? 'trains.choose.out' : 'trains.choose.oneWay')
  }
  const day = step === 'back' ? (search.back ?? search.depart) : search.depart
  const [from = search.from.name, to = search.to.name] = ends
  usePageTitle(step === 'back' ? wayTitle(to, from) : wayTitle(from, to), format.date(day), t('trains.title'))
  const steps = [
    ...(search.back
      ? [
          { id: 'out', label: t('trains.step.out') },
          { id: 'back', label: t('trains.step.back') },
        ]
      : [{ id: 'out', label: t('trains.step.train') }]),
    { id: 'travellers', label: t('trains.step.travellers') },
    { id: 'pay', label: t('trains.step.pay') },
  ]
  return (
    <div className="trains-head">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title()}
        </h1>
        <p className="muted small">
          <RichText
            id={step === 'back' ? 'trains.lead.back' : 'trains.lead'}
            values={{ date: <bdi key="date">{format.longDate(day)}</bdi>, count: partySize(search) }}
          />
        </p>
      </div>
      <Steps
        label={t('trains.steps')}
        steps={steps}
        current={step}
        linkTo={(_, label) => (
          <Link to="/rail/trains" search={outAddress(search)}>
            {label}
          </Link>
        )}
      />
    </div>
  )
}

function Bar({ search, found, onOpen }: { search: RailSearch; found: Trains; onOpen(): void }) {
  const t = useText()
  const { clockAhead } = useCartState()
  const now = useNow(clockAhead)
  const tickets = chosenTickets(found)
  const total = billOf(tickets)?.total
  if (!total) return null
  const expiresAt = expiryOf(tickets)
  const isOver = isExpired(expiresAt, now)
  return (
    <ActionBar>
      <div className="bar-top">
        {isOver ? (
          <span className="small">{t('trains.expired')}</span>
        ) : (
          <HoldClock expiresAt={expiresAt} now={now} brief />
        )}
        <button type="button" className="bar-sum" aria-haspopup="dialog" onClick={onOpen}>
          <span className="vh">{t('trains.summary.open')}</span>
          <Price of={total} size="md" />
          <Icon of={ChevronUp} size="s" />
        </button>
      </div>
      <div>
        {isOver ? (
          <Button variant="primary" size="lg" block busy={found.run.status === 'asking'} onClick={found.askAgain}>
            {t('trains.check')}
          </Button>
        ) : (
          <GoOn {...{ search, ...found }} correlationID={found.run.correlationID} />
        )}
      </div>
    </ActionBar>
  )
}

function Failed({ found }: { found: Trains }) {
  const t = useText()
  const failure = found.run.failure
  const problems = new Set(failure?.fields.map(({ text }) => text))
  return (
    <ErrorPanel
      title={failure?.title}
      message={
        <>
          {failure?.message}
          {[...problems].map((text) => (
            <span className="failed-field" key={text}>
              {text}
            </span>
          ))}
        </>
      }
      kept={t('trains.failed.kept')}
      actions={<Button onClick={found.askAgain}>{t('shell.failure.again')}</Button>}
    />
  )
}

/** The whole page of one search: recap, days, list and what is chosen. */
export function TrainsDesk({ search, address }: Props) {
  const t = useText()
  const found = useTrains(search, address)
  const [summing, setSumming] = useState(false)
  const { run, step, results, outbound, isGone } = found
  const trains = trainsOf(results, run.notes)
  const best = cheapestOf(trains, ({ sellingBestPrice }) => sellingBestPrice)
  const isFailed = run.status === 'failed'
  const summary = (
    <Summary {...{ search, ...found }} asking={run.status === 'asking'} onCheck={found.askAgain}>
      <div className="go">
        <GoOn {...{ search, ...found }} correlationID={run.correlationID} />
      </div>
    </Summary>
  )
  return (
    <div className="page trains-page">
      <div className="trains-top">
        <TrainRecap search={search} ends={run.ends} />
        <Heading search={search} step={step} ends={run.ends} />
      </div>
      <DateStrip
        {...{ search, step, outbound }}
        best={best && { currencyCode: best.sellingCurrencyCode, amount: best.sellingBestPrice }}
        ready={!isFailed && (run.status !== 'asking' || trains.length > 0)}
      />
      {isGone && (
        <div className="asking-gap">
          <Note tone="warn">{t('trains.gone')}</Note>
        </div>
      )}
      {isFailed ? (
        <div className="trains-failed">
          <Failed found={found} />
        </div>
      ) : (
        <div className="trains-cols">
          <Results key={step} search={search} trains={trains} found={found} />
          <aside className="trains-sum" aria-labelledby="trains-sum">
            <div className="card pad">
              <h2 className="h3" id="trains-sum">
                {t('trains.summary')}
              </h2>
              {summary}
            </div>
          </aside>
        </div>
      )}
      {!isFailed && <Bar search={search} found={found} onOpen={() => setSumming(true)} />}
      {summing && (
        <Drawer title={t('trains.summary')} onClose={() => setSumming(false)}>
          {summary}
        </Drawer>
      )}
    </div>
  )
}
