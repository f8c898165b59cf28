import { useEffect, useState } from 'react'
import { useSpeech, useText } from '../i18n/text.ts'
import { Combobox, type ComboboxProps } from '../ui/Combobox.tsx'
import { findPlaces, inLanguage, popularPlaces } from './calls.ts'
import { choiceOf, type Place, type PlaceChoice, type PlaceKind, placeId } from './place.ts'
import { keepRecent, recentPlaces } from './recent.ts'

interface Props extends Pick<ComboboxProps, 'label' | 'name' | 'placeholder' | 'hint' | 'error' | 'popularLabel'> {
  kind: PlaceKind
  value: Place | null
  onChange(place: Place | null): void
}

/** Nobody is asked before somebody comes near the field. */
function usePopular(kind: PlaceKind, wanted: boolean): readonly Place[] {
  const { language } = useSpeech()
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    if (!wanted) return
    let current = true
    popularPlaces(kind, language).then(
      (found) => current && setPlaces(found),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [kind, language, wanted])
  return places
}

/** Kept in the language of that day, shown in the one spoken now. */
function useRecent(kind: PlaceKind, wanted: boolean) {
  const { language } = useSpeech()
  const [places, setPlaces] = useState(() => recentPlaces(kind))
  useEffect(() => {
    if (!wanted) return
    let current = true
    void inLanguage(kind, recentPlaces(kind), language).then((named) => {
      const nameOf = (place: Place) => named.find((one) => placeId(one) === placeId(place)) ?? place
      if (current) setPlaces((shown) => shown.map(nameOf))
    })
    return () => {
      current = false
    }
  }, [kind, language, wanted])
  const keep = (place: Place) => {
    keepRecent(kind, place)
    setPlaces(recentPlaces(kind))
  }
  return { recent: places, keep }
}

/** Where from, where to: the places of one kind, with the ones chosen lately and the ones often chosen. */
export function PlaceBox({ kind, value, onChange, ...field }: Props) {
  const t = useText()
  const { language } = useSpeech()
  const [near, setNear] = useState(false)
  const { recent, keep } = useRecent(kind, near)
  const popular = usePopular(kind, near)

  const show = (place: Place): PlaceChoice => choiceOf(place, kind, t)
  const search = async (text: string, signal: AbortSignal) => {
    const places = await findPlaces(kind, text, language, signal)
    return places.map(show)
  }
  const choose = (choice: PlaceChoice | null) => {
    const place = choice?.place ?? null
    if (place) keep(place)
    onChange(place)
  }
  const wake = () => setNear(true)
  return (
    <div onFocusCapture={wake} onPointerDownCapture={wake}>
      <Combobox
        {...field}
        value={value && show(value)}
        onChange={choose}
        search={search}
        recent={recent.map(show)}
        popular={popular.map(show)}
      />
    </div>
  )
}
