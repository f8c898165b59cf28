import '../../result/summary.css'
import { legsOf } from '../../flight/search.ts'
import { useFormat } from '../../i18n/format.ts'
import { RichText } from '../../i18n/text.ts'
import { Monogram } from '../../result/Monogram.tsx'
import { AddExtras } from './AddExtras.tsx'
import type { Trip } from './back.tsx'
import { Held } from './Held.tsx'
import { Lines } from './Lines.tsx'
import type { Extras } from './use-extras.ts'
import type { Way } from './ways.ts'

/** Every place in the order of travel; where the next way leaves from elsewhere, that too. */
const routeOf = (ways: readonly Way[]): string[] =>
  ways.flatMap(({ flight: { from, to } }, index) =>
    from.name === ways[index - 1]?.flight.to.name ? [to.name] : [from.name, to.name],
  )

/** 'Hong Kong – Lisbon, and back', the days, the airlines and the fare. */
function TripHead({ trip: { search }, extras }: { trip: Trip; extras: Extras }) {
  const format = useFormat()
  const { ways } = extras.shelf
  const legs = legsOf(search)
  const days = format.range(legs[0]?.date ?? search.legs[0].date, legs.at(-1)?.date ?? search.legs[0].date)
  const airlines = ways.flatMap(({ flight }) => flight.airlines)
  const names = [...airlines.map(({ name }) => name), ...ways.map(({ family }) => family?.name ?? '')]
  // A way back comes by the same places.
  const places = routeOf(search.back ? ways.slice(0, 1) : ways).map((place, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a trip may come by the same place twice, always in this order
    <span key={index}>
      {index > 0 && ' – '}
      <bdi>{place}</bdi>
    </span>
  ))
  return (
    <div className="ex-trip">
      <Monogram code={airlines[0]?.code ?? ''} size={36} />
      <div>
        <b>
          {search.back ? (
            <RichText id="extras.trip.back" values={{ places: <span key="places">{places}</span> }} />
          ) : (
            places
          )}
        </b>
        <span className="small muted">
          <bdi>{days.start}</bdi>
          {days.joint}
          <bdi>{days.end}</bdi>
          {[...new Set(names)].filter(Boolean).map((name) => (
            <span key={name}>
              {' · '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </span>
      </div>
    </div>
  )
}

/** The trip, what it costs with what is chosen, for how long, and the way on. */
export function Summary({ trip, extras }: { trip: Trip; extras: Extras }) {
  const { search } = trip
  return (
    <div className="summary">
      <TripHead {...{ trip, extras }} />
      <Lines {...{ search, extras }} />
      <Held {...{ trip, extras }} />
      <div className="go">
        <AddExtras {...{ search, extras }} />
      </div>
    </div>
  )
}
