import './seat-map.css'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { type Chosen, ownerOf } from './chosen.ts'
import type { Flyer } from './flyer.ts'
import { seatWords } from './seat-words.ts'
import { type FlightSeats, freeSeats, type Seat } from './seats.ts'

interface Props {
  flight: FlightSeats
  chosen: Chosen
  flyers: readonly Flyer[]
  onPress(seat: Seat): void
}

interface Step {
  rows: number
  seats: number
}

const ends: Record<string, number> = { Home: 0, End: -1 }

/** The nose is where the line begins: to the tail is forward in the page's own direction. */
function stepOf(key: string, isRtl: boolean): Step | undefined {
  const towardsTail = isRtl ? -1 : 1
  const steps: Record<string, Step> = {
    ArrowRight: { rows: towardsTail, seats: 0 },
    ArrowLeft: { rows: -towardsTail, seats: 0 },
    ArrowDown: { rows: 0, seats: 1 },
    ArrowUp: { rows: 0, seats: -1 },
  }
  return steps[key]
}

/** Where a key leads from a seat; undefined: nowhere. */
function seatAfter({ rows }: FlightSeats, from: string, key: string, isRtl: boolean): Seat | undefined {
  const row = rows.findIndex(({ seats }) => seats.some(({ name }) => name === from))
  const at = rows[row]?.seats.findIndex(({ name }) => name === from) ?? -1
  const end = ends[key]
  if (end !== undefined) return rows.at(end)?.seats[at]
  const step = stepOf(key, isRtl)
  return step && rows[row + step.rows]?.seats[at + step.seats]
}

const lookOf = ({ offer }: Seat, owner: Flyer | undefined): string => {
  if (owner) return 'seat mine'
  return offer ? `seat ${offer.comfort}` : 'seat taken'
}

/** The cabin from nose to tail. One stop for the tab key; the arrows move in it. */
export function SeatMap({ flight, chosen, flyers, onPress }: Props) {
  const t = useText()
  const format = useFormat()
  const hull = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState<string>()
  const mine = flight.rows.flatMap(({ seats }) => seats).find(({ name }) => ownerOf(chosen, flight, flyers, name))
  const stop = reached ?? mine?.name ?? freeSeats(flight)[0]?.name
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = (event.target as HTMLElement).dataset.seat
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = from && seatAfter(flight, from, event.key, isRtl)
    if (!next) return
    event.preventDefault()
    setReached(next.name)
    hull.current?.querySelector<HTMLElement>(`[data-seat="${next.name}"]`)?.focus()
  }
  const seatButton = (seat: Seat) => {
    const owner = ownerOf(chosen, flight, flyers, seat.name)
    return (
      <button
        key={seat.name}
        type="button"
        className={seat.isBeforeAisle ? `${lookOf(seat, owner)} aisle` : lookOf(seat, owner)}
        data-seat={seat.name}
        aria-label={seatWords(seat, owner, t, format)}
        // Off but reachable: who goes through the rows by key hears what is taken.
        {...(seat.offer ? { 'aria-pressed': owner !== undefined } : { 'aria-disabled': true })}
        tabIndex={seat.name === stop ? 0 : -1}
        onFocus={() => setReached(seat.name)}
        onClick={() => seat.offer && onPress(seat)}
      >
        {owner ? owner.ref : seat.offer && seat.letter}
      </button>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons is no set of fields
    <div className="hull-w" role="group" aria-label={t('extras.hull', { number: flight.number })} onKeyDown={onKeyDown}>
      <div className="hull" ref={hull}>
        {flight.rows.map((row) => (
          <div className={row.isAtExit ? 'srow exit' : 'srow'} key={row.number}>
            {row.isAtExit && (
              <span className="exit-w">
                <span>{t('extras.exit')}</span>
              </span>
            )}
            <span className="rn" aria-hidden="true">
              {row.number}
            </span>
            {row.seats.map(seatButton)}
          </div>
        ))}
      </div>
    </div>
  )
}
