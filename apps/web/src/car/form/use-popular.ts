import { useEffect, useState } from 'react'
import { useSpeech } from '../../i18n/text.ts'
import { inLanguage } from '../../place/calls.ts'
import type { Place } from '../../place/place.ts'
import { popularOffices } from './places.ts'

/** Named by the server in the language spoken; what it does not name is not offered. Undefined while it is asked. */
export function usePopularOffices(): readonly Place[] | undefined {
  const { language } = useSpeech()
  const [places, setPlaces] = useState<readonly Place[]>()
  useEffect(() => {
    let current = true
    void inLanguage('car', popularOffices, language).then(
      (named) => current && setPlaces(named.filter(({ countryName }) => countryName !== '')),
    )
    return () => {
      current = false
    }
  }, [language])
  return places
}
