import { type FieldPath, useController } from 'react-hook-form'
import { useText } from '../../i18n/text.ts'
import { draftName } from '../../session/draft.ts'
import { useContractForm } from '../../session/form.ts'
import { schemaOf } from '../../session/form-schema.ts'
import { shopToday } from '../../session/shop-today.ts'
import { blankValues, type HotelValues, hotelProblems, stayOf, valuesOf } from '../../stay/form/values.ts'
import type { StayAsked } from '../../stay/search.ts'
import { keepStay, recentStays } from './recent.ts'

/** What the address says; without a word from it, what was searched last; else a blank form. */
export function useHotelForm(initial: HotelValues | undefined, onSearch: (stay: StayAsked) => void) {
  const t = useText()
  const today = shopToday()
  const name = draftName('hotel', initial)
  const [last] = recentStays()
  const form = useContractForm({
    schema: schemaOf<HotelValues>((values) => hotelProblems(values, today)),
    name,
    defaults: initial ?? (last ? valuesOf(last) : blankValues),
    labels: { city: t('hotel.form.destination'), dates: t('hotel.form.dates'), rooms: t('hotel.form.rooms') },
  })
  const { control, errors, summary, button } = form
  const submit = form.submit(async (values) => {
    const stay = stayOf(values)
    if (!stay) return
    keepStay(stay)
    onSearch(stay)
  })
  return {
    fields: {
      city: useController({ control, name: 'city' }).field,
      dates: useController({ control, name: 'dates' }).field,
      rooms: useController({ control, name: 'rooms' }).field,
    },
    nameOf: (field: string) => `${name}-${field}`,
    errorOf: (field: FieldPath<HotelValues>): string | undefined => errors[field],
    ...{ summary, button, submit, today },
  }
}
