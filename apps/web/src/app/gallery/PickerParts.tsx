import { addDays, type DateRange as Dates } from '@portolan/domain/date'
import { useState } from 'react'
import { Combobox } from '../../ui/Combobox.tsx'
import type { Choice } from '../../ui/choice.ts'
import { DateRange } from '../../ui/DateRange.tsx'
import { Part } from './Part.tsx'

const places: Choice[] = [
  { id: 'zrh', name: 'Zürich HB', detail: 'Main station, Switzerland', kind: 'station', code: 'ZRH' },
  { id: 'zrh-air', name: 'Zürich Airport', detail: 'Station at the airport, Switzerland', kind: 'airport' },
  { id: 'mil', name: 'Milano Centrale', detail: 'Italy, searched yesterday', kind: 'station' },
  { id: 'lyo', name: 'Lyon Part-Dieu', detail: 'France, 3 November', kind: 'station' },
  { id: 'ams', name: 'Amsterdam Centraal', detail: '3 h 20 min, direct', kind: 'city' },
  { id: 'bcn', name: 'Barcelona Sants', detail: '6 h 48 min, direct', kind: 'city' },
]

const today = '2026-12-10'
const prices = new Map(
  Array.from({ length: 60 }, (_, day) => [addDays(today, day), 1600 + ((day * 617) % 1900)] as const),
)
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** As slow as a real one: 400 ms. */
const search = async (text: string): Promise<readonly Choice[]> => {
  await new Promise((resolve) => setTimeout(resolve, 400))
  return places.filter(({ name }) => bare(name).includes(bare(text)))
}

export function PickerParts() {
  const [place, setPlace] = useState<Choice | null>(null)
  const [dates, setDates] = useState<Dates>({ start: '2026-12-15', end: '2026-12-20' })
  const [history, setHistory] = useState<Dates>({})
  return (
    <Part title="Combobox and date range">
      <div className="gallery-grid">
        <Combobox
          label="To"
          placeholder="Station or city"
          value={place}
          onChange={setPlace}
          search={search}
          recent={places.slice(2, 4)}
          popular={places.slice(4)}
          popularLabel="Popular from Paris"
        />
        <DateRange
          label="When?"
          startLabel="Depart"
          endLabel="Return"
          value={dates}
          onChange={setDates}
          today={today}
          prices={prices}
          priceNote="Figures are the lowest price in thousands of HK$. Green is the cheapest tenth of the month."
        />
        <DateRange
          label="Booked between"
          startLabel="From"
          endLabel="To"
          value={history}
          onChange={setHistory}
          today={today}
          past
        />
      </div>
    </Part>
  )
}
