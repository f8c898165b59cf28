import { useEffect, useState } from 'react'
import { useSpeech, useText } from '../../i18n/text.ts'
import { inLanguage } from '../../place/calls.ts'
import { choiceOf, type Place, type PlaceChoice } from '../../place/place.ts'
import { keepRecent, recentPlaces } from '../../place/recent.ts'
import { findCities, usePopularCities } from '../../stay/form/calls.ts'
import type { City } from '../../stay/form/values.ts'
import { Combobox } from '../../ui/Combobox.tsx'

interface Props {
  name: string
  value: City | null
  error: string | undefined
  onChange(city: City | null): void
}

/** As many as the list has room for. */
const mostPopular = 8

/** The address knows a city by code and name alone; its country is only needed where cities are offered. */
const placeOf = ({ code, name }: City): Place => ({
  ...{ code, codeContext: 'CITY', name, cityName: name },
  ...{ countryCode: '', countryName: '' },
})

/** Kept in the language of that day, shown in the one spoken now. */
function useRecentCities(wanted: boolean) {
  const { language } = useSpeech()
  const [places, setPlaces] = useState(() => recentPlaces('city'))
  useEffect(() => {
    if (!wanted) return
    let current = true
    void inLanguage('city', recentPlaces('city'), language).then((named) => current && setPlaces(named))
    return () => {
      current = false
    }
  }, [language, wanted])
  return places
}

function usePopular(wanted: boolean): Place[] {
  const { data = [] } = usePopularCities(wanted)
  return data.slice(0, mostPopular).map(({ cityCode, cityName, countryCode, countryName }) => ({
    ...{ code: cityCode, codeContext: 'CITY', name: cityName, cityName, countryCode, countryName },
  }))
}

/** Where to stay: the cities searched lately, those often chosen, and whatever is typed, in any of the languages. */
export function CityField({ name, value, error, onChange }: Props) {
  const t = useText()
  const { language } = useSpeech()
  const [near, setNear] = useState(false)
  const recent = useRecentCities(near)
  const popular = usePopular(near)
  const show = (place: Place): PlaceChoice => choiceOf(place, 'city', t)
  const search = async (text: string, signal: AbortSignal) => {
    const places = await findCities(text, language, signal)
    return places.map(show)
  }
  const choose = (choice: PlaceChoice | null) => {
    const place = choice?.place
    if (place) keepRecent('city', place)
    onChange(place ? { code: place.code, name: place.name } : null)
  }
  const wake = () => setNear(true)
  return (
    <div onFocusCapture={wake} onPointerDownCapture={wake}>
      <Combobox
        label={t('hotel.form.destination')}
        name={name}
        placeholder={t('hotel.form.cityHint')}
        hint=""
        error={error}
        value={value && show(placeOf(value))}
        onChange={choose}
        search={search}
        recent={recent.map(show)}
        popular={popular.map(show)}
      />
    </div>
  )
}
