import './seats.css'
import { useState } from 'react'
import type { AirSearch } from '../../flight/search.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { type Chosen, type Shelf, seatOf } from './chosen.ts'
import { FlightPanel } from './FlightPanel.tsx'
import { SeatNames } from './SeatNames.tsx'
import type { FlightSeats } from './seats.ts'
import type { Extras } from './use-extras.ts'

/** 'HKG – DXB', and under it 'LV 383, 24A and 24B'. */
function TabLabel({ flight, chosen, flyers }: { flight: FlightSeats; chosen: Chosen } & Pick<Shelf, 'flyers'>) {
  const names = flyers.flatMap((flyer) => seatOf(chosen, flight, flyer) ?? [])
  const number = (
    <bdi key="number" dir="ltr">
      {flight.number}
    </bdi>
  )
  return (
    <span>
      <b>
        <bdi>{flight.from}</bdi> – <bdi>{flight.to}</bdi>
      </b>
      <span>
        {names.length > 0 ? (
          <RichText id="extras.flight.seats" values={{ number, seats: <SeatNames key="seats" of={names} /> }} />
        ) : (
          <RichText id="extras.flight.none" values={{ number }} />
        )}
      </span>
    </span>
  )
}

/** The map could not be read: everything else goes on without it. */
function NoSeats({ onAgain }: { onAgain(): Promise<void> }) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    await onAgain()
    setBusy(false)
  }
  return (
    <div className="seats-none">
      <p>{t('extras.mapFailed')}</p>
      <Button size="sm" busy={busy} onClick={() => void again()}>
        {t('shell.failure.again')}
      </Button>
    </div>
  )
}

export function SeatsCard({ search, extras }: { search: AirSearch; extras: Extras }) {
  const t = useText()
  const { desk, state, shelf } = extras
  const { chosen, gone, map } = state
  const { flights, flyers } = shelf
  const [first, ...others] = flyers
  if (!first) return null
  return (
    <section className="card seats" aria-labelledby="extras-seats">
      <h2 className="vh" id="extras-seats">
        {t('extras.seats')}
      </h2>
      <div className="seats-gone" role="alert">
        {gone.length > 0 && (
          <Note tone="warn">
            <RichText id="extras.gone" values={{ count: gone.length, seats: <SeatNames key="seats" of={gone} /> }} />
          </Note>
        )}
      </div>
      {map ? (
        <Tabs
          label={t('extras.flights')}
          tabs={flights.map((flight) => ({
            id: flight.key,
            label: <TabLabel {...{ flight, chosen, flyers }} />,
            panel: <FlightPanel {...{ flight, chosen }} flyers={[first, ...others]} onChoose={desk.choose} />,
          }))}
        />
      ) : (
        <NoSeats onAgain={desk.readMap} />
      )}
      {search.infants > 0 && <p className="seats-lap small muted">{t('extras.lap')}</p>}
    </section>
  )
}
