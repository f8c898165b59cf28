import { useState } from 'react'
import { useSpeech, useText } from '../../i18n/text.ts'
import { choiceOf, type Place, placeId } from '../../place/place.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import type { Choice } from '../../ui/choice.ts'
import type { CarPlace } from '../search.ts'
import { carPlaceOf, findOffices, placeOf } from './places.ts'
import { usePopularOffices } from './use-popular.ts'

interface Props {
  label: string
  name: string
  value: CarPlace | null
  error: string | undefined
  onChange(place: CarPlace | null): void
}

/** Where a car is fetched or brought back: an airport, or a city with all of its desks. */
export function OfficeField({ label, name, value, error, onChange }: Props) {
  const t = useText()
  const { language } = useSpeech()
  const [near, setNear] = useState(false)
  const [found, setFound] = useState<readonly Place[]>([])
  const popular = usePopularOffices(near) ?? []
  const show = (place: Place): Choice => choiceOf(place, place.codeContext === 'CITY' ? 'city' : 'airport', t)
  const search = async (text: string, signal: AbortSignal) => {
    const places = await findOffices(text, language, signal)
    setFound(places)
    return places.map(show)
  }
  const choose = (choice: Choice | null) => {
    const place = [...found, ...popular].find((one) => placeId(one) === choice?.id)
    onChange(place ? carPlaceOf(place) : null)
  }
  const wake = () => setNear(true)
  return (
    <div onFocusCapture={wake} onPointerDownCapture={wake}>
      <Combobox
        {...{ label, name, error, search }}
        placeholder={t('car.form.placeHint')}
        hint=""
        value={value && show(placeOf(value))}
        onChange={choose}
        popular={popular.map(show)}
      />
    </div>
  )
}
