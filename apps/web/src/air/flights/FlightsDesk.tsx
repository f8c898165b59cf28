import './flights.css'
import { localeOf } from '@portolan/domain/language'
import { ChevronUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type AirSearch, seatsOf } from '../../flight/search.ts'
import { useSpeech, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { ActionBar } from '../../result/ActionBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { partyWords } from '../form/party-words.ts'
import { totalOf } from '../model/fare.ts'
import { cheapestLegs } from './choice.ts'
import { FlightRecap } from './FlightRecap.tsx'
import { GoOn } from './GoOn.tsx'
import { Heading } from './Heading.tsx'
import { Kept } from './Kept.tsx'
import { LegSteps } from './LegSteps.tsx'
import { PriceStrip } from './PriceStrip.tsx'
import { Results } from './Results.tsx'
import { ReturnStrip } from './ReturnStrip.tsx'
import { cardsOf, follows, rowsOf } from './row.ts'
import { Hold, Summary } from './Summary.tsx'
import { tellingOf } from './telling.ts'
import { partsOf, sumOf } from './total.ts'
import { type Flights, useFlights } from './use-flights.ts'
import { useWishes } from './wishes.ts'

interface Props {
  search: AirSearch
  address: Record<string, unknown>
}

function Failed({ found }: { found: Flights }) {
  const t = useText()
  const { failure } = found.run
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
      kept={t('flights.failed.kept')}
      actions={<Button onClick={found.askAgain}>{t('shell.failure.again')}</Button>}
    />
  )
}

/** The whole page of one search: recap, days, list and what is chosen. */
export function FlightsDesk({ search, address }: Props) {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const found = useFlights(search, address)
  const wishes = useWishes()
  const [summing, setSumming] = useState(false)
  const { run, sale, choice, chosen, isGone } = found
  const { itineraries } = run
  const seats = seatsOf(search)
  const who = partyWords(search, t, locale)
  const out = choice.picks[0]?.flights
  const before = chosen[choice.step - 2]?.flight
  const rows = useMemo(
    () => follows(rowsOf(itineraries, sale, choice.step, out), before),
    [itineraries, sale, choice.step, out, before],
  )
  const cards = useMemo(() => cardsOf(rows, wishes, seats), [rows, wishes, seats])
  const cheapest = useMemo(
    () => (sale === 'legs' ? cheapestLegs(itineraries, search, wishes, seats) : []),
    [sale, itineraries, search, wishes, seats],
  )
  const parts = partsOf(sale, chosen, cheapest)
  const total = sumOf(parts)
  // The days are told without wishes, so this one is too.
  const best = useMemo(
    () => (itineraries.length > 0 ? Math.min(...itineraries.map((one) => totalOf(one).totalFare)) : undefined),
    [itineraries],
  )
  const isFailed = run.status === 'failed'
  const ready = !isFailed && (run.status !== 'asking' || cards.length > 0)
  const summary = (
    <Summary {...{ search, found, cheapest, who }}>
      <div className="go">
        <GoOn {...{ search, found }} />
      </div>
    </Summary>
  )
  const outbound = sale === 'pair' && choice.step > 1 ? chosen[0]?.flight : undefined
  return (
    <div className="page fl-page">
      <div className="fl-top">
        <FlightRecap search={search} who={who} />
        <Heading {...{ search, found }} />
      </div>
      {sale === 'legs' && <LegSteps {...{ search, found }} />}
      {sale !== 'legs' && choice.step === 1 && <PriceStrip {...{ search, best, ready }} />}
      {outbound && <Kept search={search} flight={outbound} />}
      {sale === 'pair' && choice.step > 1 && <ReturnStrip {...{ search, choice, best, ready }} />}
      {isGone && (
        <div className="asking-gap">
          <Note tone="warn">{t('flights.gone')}</Note>
        </div>
      )}
      {isFailed ? (
        <div className="fl-failed">
          <Failed found={found} />
        </div>
      ) : (
        <div className="fl-cols">
          <Results
            key={choice.step}
            {...{ search, cards, found, who }}
            tell={tellingOf(sale, choice.step, cards, parts)}
          />
          <aside className="fl-sum" aria-labelledby="flights-sum">
            <div className="card pad">
              <h2 className="h3" id="flights-sum" tabIndex={-1}>
                {t('flights.summary')}
              </h2>
              {summary}
            </div>
          </aside>
        </div>
      )}
      {!isFailed && total && (
        <ActionBar>
          <div className="bar-top">
            <Hold found={found} brief />
            <button type="button" className="bar-sum" aria-haspopup="dialog" onClick={() => setSumming(true)}>
              <span className="vh">{t('flights.summary.open')}</span>
              <Price of={total} size="md" />
              <Icon of={ChevronUp} size="s" />
            </button>
          </div>
          <div>
            <GoOn {...{ search, found }} />
          </div>
        </ActionBar>
      )}
      {summing && (
        <Drawer title={t('flights.summary')} onClose={() => setSumming(false)}>
          {summary}
        </Drawer>
      )}
    </div>
  )
}
