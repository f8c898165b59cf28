import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSpeech, useText } from '../../i18n/text.ts'
import { findPlaces } from '../../place/calls.ts'
import { choiceOf, type Place, type PlaceChoice } from '../../place/place.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { areasQuery } from '../calls.ts'
import { areasLike, destinationOf, placeOfArea } from './destination.ts'
import type { Destination } from './values.ts'

interface Props {
  name: string
  value: Destination | null
  error: string | undefined
  onChange(to: Destination | null): void
}

const placeOf = ({ place: { code, context, name }, city }: Destination): Place => ({
  ...{ code, codeContext: context, name, cityName: city.name, countryCode: '', countryName: '' },
})

/** Where packages go: the cities with hotels, and their airports by name or code. */
export function ToField({ name, value, error, onChange }: Props) {
  const t = useText()
  const { language } = useSpeech()
  const client = useQueryClient()
  const [isNear, setNear] = useState(false)
  const { data: areas = [] } = useQuery({ ...areasQuery(language), enabled: isNear })
  const cities = areas.map(placeOfArea)
  const show = (place: Place): PlaceChoice => choiceOf(place, place.codeContext === 'CITY' ? 'city' : 'airport', t)
  const search = async (text: string, signal: AbortSignal) => {
    // Whoever types before the cities are there waits for them: what they have no hotels for is not offered.
    const known = await client.ensureQueryData(areasQuery(language))
    const own = areasLike(text, known).map(placeOfArea)
    const airports = await findPlaces('airport', text, language, signal)
    const others = airports.filter((place) => place.codeContext === 'IATA' && destinationOf(place, known))
    return [...own, ...others].map(show)
  }
  const choose = (choice: PlaceChoice | null) => onChange((choice && destinationOf(choice.place, areas)) ?? null)
  const wake = () => setNear(true)
  return (
    <div onFocusCapture={wake} onPointerDownCapture={wake}>
      <Combobox
        label={t('air.form.to')}
        name={name}
        placeholder={t('air.form.placeHint')}
        hint={value?.place.context === 'IATA' ? value.place.code : ''}
        error={error}
        value={value && show(placeOf(value))}
        onChange={choose}
        search={search}
        recent={[]}
        popular={cities.map(show)}
        popularLabel={t('package.form.cities')}
      />
    </div>
  )
}
