import { useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { dayOf } from '../../result/journey-time.ts'
import { Chip } from '../../ui/Chip.tsx'
import { cabinText } from '../cabin-text.ts'
import { type Chosen, nextFlyer, ownerOf, seatOf, withSeat } from './chosen.ts'
import { type Flyer, flyerWords } from './flyer.ts'
import { SeatLegend } from './SeatLegend.tsx'
import { SeatList } from './SeatList.tsx'
import { SeatMap } from './SeatMap.tsx'
import type { FlightSeats, Seat } from './seats.ts'

interface Props {
  flight: FlightSeats
  chosen: Chosen
  flyers: readonly [Flyer, ...Flyer[]]
  onChoose(chosen: Chosen): void
}

function FlightFacts({ flight: { segment, rows } }: Pick<Props, 'flight'>) {
  const t = useText()
  const format = useFormat()
  const [first, last] = [rows[0]?.number ?? 0, rows.at(-1)?.number ?? 0]
  return (
    <span className="small muted facts">
      <RichText
        id="extras.cabin"
        values={{
          date: <bdi key="date">{format.date(dayOf(segment.departureDateTime))}</bdi>,
          ...{ cabin: t(cabinText[segment.cabin]), first, last },
        }}
      />
    </span>
  )
}

/** The seats of one flight, for one traveller after the other. */
export function FlightPanel({ flight, chosen, flyers, onChoose }: Props) {
  const t = useText()
  const [first] = flyers
  const [active, setActive] = useState(() => flyers.find((flyer) => !seatOf(chosen, flight, flyer)) ?? first)
  const [isList, setList] = useState(false)
  const [said, setSaid] = useState('')
  const choose = (flyer: Flyer, seat: string | undefined) => {
    const before = seatOf(chosen, flight, flyer) ?? ''
    const next = withSeat(chosen, flight, flyer, seat)
    setSaid(
      seat ? t('extras.said.chosen', { seat, who: flyerWords(flyer, t) }) : t('extras.said.back', { seat: before }),
    )
    setActive(seat ? nextFlyer(next, flight, flyers, flyer) : flyer)
    onChoose(next)
  }
  const press = ({ name }: Seat) => {
    const owner = ownerOf(chosen, flight, flyers, name)
    if (owner) choose(owner, undefined)
    else choose(active, name)
  }
  if (flight.rows.length === 0) return <p className="seats-none muted">{t('extras.noMap')}</p>
  return (
    <>
      <div className="seats-who">
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no set of fields */}
        <div className="chips" role="group" aria-label={t('extras.who')}>
          {flyers.map((flyer) => {
            const seat = seatOf(chosen, flight, flyer)
            const who = flyerWords(flyer, t)
            return (
              <Chip key={flyer.ref} pressed={flyer.ref === active.ref} onClick={() => setActive(flyer)}>
                <span>
                  {seat ? <RichText id="extras.who.seat" values={{ who, seat: <bdi key="seat">{seat}</bdi> }} /> : who}
                </span>
              </Chip>
            )
          })}
        </div>
        <FlightFacts flight={flight} />
        <button type="button" className="link small" onClick={() => setList(!isList)}>
          {t(isList ? 'extras.asMap' : 'extras.asList')}
        </button>
      </div>
      <p className="vh" role="status">
        {said}
      </p>
      {isList ? (
        <SeatList {...{ flight, chosen, flyers }} onChoose={choose} />
      ) : (
        <>
          <SeatMap {...{ flight, chosen, flyers }} onPress={press} />
          <SeatLegend flight={flight} />
        </>
      )}
    </>
  )
}
