import { localeOf } from '@portolan/domain/language'
import { useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { useSpeech, useText } from '../../i18n/text.ts'
import { Recap } from '../../result/Recap.tsx'
import { searchOfStay } from '../../stay/address.ts'
import { valuesOf } from '../../stay/form/values.ts'
import { partyWords } from '../../stay/rooms-words.ts'
import type { StayAsked } from '../../stay/search.ts'
import { RangeWords } from '../../ui/RangeWords.tsx'

const HotelForm = lazy(async () => ({ default: (await import('../form/HotelForm.tsx')).HotelForm }))

export function ListRecap({ stay }: { stay: StayAsked }) {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const navigate = useNavigate()
  return (
    <Recap
      facts={[
        { label: t('hotel.form.destination'), value: <bdi>{stay.cityName}</bdi> },
        {
          label: t('hotels.stay'),
          value: <RangeWords range={{ start: stay.checkIn, end: stay.checkOut }} />,
        },
        { label: t('hotel.form.rooms'), value: partyWords(stay.rooms, t, locale), minor: true },
      ]}
      form={(close) => (
        <HotelForm
          initial={valuesOf(stay)}
          onSearch={(next) => {
            close()
            void navigate({ to: '/hotel/list', search: searchOfStay(next) })
          }}
        />
      )}
    />
  )
}
