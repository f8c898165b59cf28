import { localeOf } from '@portolan/domain/language'
import { useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { useSpeech, useText } from '../i18n/text.ts'
import { Recap } from '../result/Recap.tsx'
import { partyWords } from '../stay/rooms-words.ts'
import { RangeWords } from '../ui/RangeWords.tsx'
import { writeAsked } from './address.ts'
import { valuesOf } from './form/values.ts'
import type { PackageAsked } from './search.ts'

const PackageForm = lazy(async () => ({ default: (await import('./form/PackageForm.tsx')).PackageForm }))

export function TripRecap({ asked }: { asked: PackageAsked }) {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const navigate = useNavigate()
  return (
    <Recap
      facts={[
        {
          label: t('flights.recap.way'),
          value: (
            <>
              <bdi>{asked.from.name}</bdi> – <bdi>{asked.to.name}</bdi>
            </>
          ),
        },
        { label: t('air.form.dates'), value: <RangeWords range={{ start: asked.depart, end: asked.back }} /> },
        { label: t('hotel.form.rooms'), value: partyWords(asked.rooms, t, locale), minor: true },
      ]}
      form={(close) => (
        <PackageForm
          initial={valuesOf(asked)}
          onSearch={(next) => {
            close()
            void navigate({ to: '/package/hotels', search: writeAsked(next) })
          }}
        />
      )}
    />
  )
}
