import { useText } from '../../i18n/text.ts'
import { PlaceBox } from '../../place/PlaceBox.tsx'
import type { Place } from '../../place/place.ts'
import type { RailPlace } from '../search.ts'

interface Props {
  label: string
  name: string
  value: RailPlace | null
  error: string | undefined
  onChange(place: RailPlace | null): void
}

/** The address knows a place by code and name alone; its country is only needed where places are offered. */
const placeOf = ({ code, context, name }: RailPlace): Place => ({
  code,
  codeContext: context,
  name,
  cityName: name,
  countryCode: '',
  countryName: '',
})

const railPlaceOf = ({ code, codeContext, name }: Place): RailPlace => ({
  code,
  context: codeContext === 'CITY' ? 'CITY' : 'UIC',
  name,
})

export function PlaceField({ value, onChange, ...field }: Props) {
  const t = useText()
  return (
    <PlaceBox
      kind="rail-station"
      {...field}
      placeholder={t('rail.form.placeHint')}
      hint={value?.context === 'CITY' ? t('rail.form.allStations') : undefined}
      value={value && placeOf(value)}
      onChange={(place) => onChange(place && railPlaceOf(place))}
    />
  )
}
