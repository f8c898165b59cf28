import { useText } from '../../i18n/text.ts'
import { PlaceBox } from '../../place/PlaceBox.tsx'
import type { Place } from '../../place/place.ts'
import type { AirPlace } from '../search.ts'

interface Props {
  label: string
  name: string
  value: AirPlace | null
  error: string | undefined
  onChange(place: AirPlace | null): void
}

/** The address knows a place by code and name alone; its country is only needed where places are offered. */
const placeOf = ({ code, context, name, city = name }: AirPlace): Place => ({
  ...{ code, codeContext: context, name, cityName: city },
  ...{ countryCode: '', countryName: '' },
})

const airPlaceOf = ({ code, codeContext, name, cityName }: Place): AirPlace => ({
  ...{ code, context: codeContext === 'CITY' ? 'CITY' : 'IATA', name },
  ...(cityName && { city: cityName }),
})

export function AirPlaceField({ value, onChange, ...field }: Props) {
  const t = useText()
  return (
    <PlaceBox
      kind="airport"
      {...field}
      placeholder={t('air.form.placeHint')}
      hint={value?.context === 'CITY' ? t('air.form.allAirports') : value?.code}
      value={value && placeOf(value)}
      onChange={(place) => onChange(place && airPlaceOf(place))}
    />
  )
}
