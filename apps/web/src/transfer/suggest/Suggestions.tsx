import '../../result/recent.css'
import './suggestions.css'
import { Link } from '@tanstack/react-router'
import { ArrowRight, PlaneLanding, PlaneTakeoff, TrainFront } from 'lucide-react'
import { useMemo } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { usePlanned } from '../../planned/use-planned.ts'
import { Icon } from '../../ui/Icon.tsx'
import { searchOf } from '../address.ts'
import { flightWords } from '../flight.ts'
import { lastClock } from '../form/values.ts'
import { momentWords } from '../words.ts'
import { type Suggestion, suggestionsOf } from './suggestions.ts'

/** 'From Lisbon Airport to Casa do Cais': one sentence, whichever ends are known. */
function WayWords({ from, to }: Suggestion) {
  const t = useText()
  const apart = (name: string) => `\u2068${name}\u2069`
  if (from && to) return t('transfer.suggest.way', { from: apart(from.name), to: apart(to.name) })
  return from
    ? t('transfer.suggest.from', { from: apart(from.name) })
    : t('transfer.suggest.to', { to: apart(to?.name ?? '') })
}

const iconOf = ({ from, flight }: Suggestion) => {
  if (!flight) return TrainFront
  return from?.kind === 'airport' ? PlaneLanding : PlaneTakeoff
}

function SuggestionLink({ of }: { of: Suggestion }) {
  const t = useText()
  const format = useFormat()
  const { from, to, at, flight } = of
  const isWhole = from && to
  const words = (
    <>
      <Icon of={iconOf(of)} size="s" />
      <span className="grow">
        <b className="semi sug-way">
          <WayWords {...of} />
        </b>
        <span className="xs faint sug-when">
          <span>{momentWords(at, t, format)}</span>
          {flight && <bdi dir="ltr">{flightWords(flight)}</bdi>}
          {!isWhole && <span>{t(from ? 'transfer.suggest.whereTo' : 'transfer.suggest.whereFrom')}</span>}
        </span>
      </span>
      <Icon of={ArrowRight} size="s" flip />
    </>
  )
  return isWhole ? (
    <Link className="recent-go" to="/cartransfer/list" search={searchOf(of)}>
      {words}
    </Link>
  ) : (
    <Link className="recent-go" to="/cartransfer" search={searchOf(of)}>
      {words}
    </Link>
  )
}

/** One press for what the flights, trains and hotels of the cart and of the bookings leave open. */
export function Suggestions() {
  const t = useText()
  const { things } = usePlanned()
  const found = useMemo(() => suggestionsOf(things, lastClock(new Date())), [things])
  if (found.length === 0) return null
  return (
    <section className="recent sug" aria-labelledby="transfer-suggestions">
      <h2 className="h3" id="transfer-suggestions">
        {t('transfer.suggest.title')}
      </h2>
      <p className="small muted">{t('transfer.suggest.lead')}</p>
      <ul>
        {found.map((one) => (
          <li key={`${one.at}/${one.from?.name}/${one.to?.name}`}>
            <SuggestionLink of={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}
