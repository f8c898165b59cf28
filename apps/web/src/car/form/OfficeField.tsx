import { useText } from '../../i18n/text.ts'
import { PlaceBox } from '../../place/PlaceBox.tsx'
import type { CarPlace } from '../search.ts'
import { carPlaceOf, placeOf } from './places.ts'

interface Props {
  label: string
  name: string
  value: CarPlace | null
  error: string | undefined
  onChange(place: CarPlace | null): void
}

/** Where a car is fetched or brought back: an airport, a station, one office, or a city with all of its desks. */
export function OfficeField({ value, onChange, ...field }: Props) {
  const t = useText()
  return (
    <PlaceBox
      {...field}
      kind="car"
      placeholder={t('car.form.placeHint')}
      hint=""
      value={value && placeOf(value)}
      onChange={(place) => onChange(place && carPlaceOf(place))}
    />
  )
}
