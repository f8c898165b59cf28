import { localeOf } from '@portolan/domain/language'
import { useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { useSpeech, useText } from '../../i18n/text.ts'
import { Recap } from '../../result/Recap.tsx'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { searchOf } from '../address.ts'
import { valuesOf } from '../form/values.ts'
import { partyWords } from '../party-words.ts'
import type { ActivityAsked } from '../search.ts'

const ActivityForm = lazy(async () => ({ default: (await import('../form/ActivityForm.tsx')).ActivityForm }))

export function ListRecap({ asked }: { asked: ActivityAsked }) {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const navigate = useNavigate()
  return (
    <Recap
      facts={[
        { label: t('activity.where'), value: <bdi>{asked.cityName}</bdi> },
        { label: t('activity.between'), value: <RangeWords range={{ start: asked.from, end: asked.to }} /> },
        { label: t('activity.participants'), value: partyWords(asked.party, t, locale), minor: true },
      ]}
      form={(close) => (
        <ActivityForm
          initial={valuesOf(asked)}
          onSearch={(next) => {
            close()
            void navigate({ to: '/activity/list', search: searchOf(next) })
          }}
        />
      )}
    />
  )
}
