import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { RouteLine } from '../../result/RouteLine.tsx'
import type { Flight } from './flight.ts'

/** '1 stop, DXB 2 h 10 min', '2 stops, DXB, FRA' or 'Direct'. */
function Stops({ stops }: Pick<Flight, 'stops'>) {
  const t = useText()
  const format = useFormat()
  const [only, another] = stops
  if (!only) return t('flights.direct')
  const ltr = (text: string) => (
    <bdi key="places" dir="ltr">
      {text}
    </bdi>
  )
  if (another) {
    const places = ltr(stops.map(({ code }) => code).join(', '))
    return <RichText id="flights.stops.where" values={{ count: stops.length, places }} />
  }
  const time = <bdi key="time">{format.duration(only.minutes)}</bdi>
  return <RichText id="flights.stops.single" values={{ place: ltr(only.code), time }} />
}

export function FlightLine({ flight }: { flight: Flight }) {
  const t = useText()
  const format = useFormat()
  const { departureTime, arrivalTime, nights, from, to, minutes, changesAt } = flight
  // Over the date line one may arrive before one has left.
  const later = () => {
    if (nights > 0) return { mark: `(+${nights})`, words: t('flights.nextDay', { days: nights }) }
    return nights < 0 ? { mark: `(−${-nights})`, words: t('flights.dayBefore', { days: -nights }) } : undefined
  }
  return (
    <RouteLine
      departs={departureTime}
      arrives={arrivalTime}
      later={later()}
      from={from.code}
      to={to.code}
      duration={format.duration(minutes)}
      changes={changesAt}
    >
      <Stops stops={flight.stops} />
    </RouteLine>
  )
}
