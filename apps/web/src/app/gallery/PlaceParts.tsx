import { useState } from 'react'
import { PlaceBox } from '../../place/PlaceBox.tsx'
import type { Place } from '../../place/place.ts'
import { Part } from './Part.tsx'

/** With the places of the server behind the page. */
export function PlaceParts() {
  const [station, setStation] = useState<Place | null>(null)
  const [airport, setAirport] = useState<Place | null>(null)
  const [city, setCity] = useState<Place | null>(null)
  return (
    <Part title="Places">
      <div className="gallery-grid">
        <PlaceBox
          kind="rail-station"
          label="Station"
          placeholder="Station or city"
          value={station}
          onChange={setStation}
        />
        <PlaceBox kind="airport" label="Airport" placeholder="Airport or city" value={airport} onChange={setAirport} />
        <PlaceBox kind="city" label="City" placeholder="City" value={city} onChange={setCity} />
      </div>
    </Part>
  )
}
