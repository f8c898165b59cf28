import { localeOf } from '@portolan/domain/language'
import { useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useSpeech, useText } from '../../i18n/text.ts'
import { Recap } from '../../result/Recap.tsx'
import { searchOf } from '../address.ts'
import { valuesOf } from '../form/values.ts'
import type { TransferAsked } from '../search.ts'
import { momentWords, shortPartyWords } from '../words.ts'

const TransferForm = lazy(async () => ({ default: (await import('../form/TransferForm.tsx')).TransferForm }))

export function ListRecap({ asked }: { asked: TransferAsked }) {
  const t = useText()
  const format = useFormat()
  const locale = localeOf(useSpeech().language)
  const navigate = useNavigate()
  const { from, to, at } = asked
  return (
    <Recap
      facts={[
        { label: t('transfer.form.from'), value: <bdi>{from.name}</bdi> },
        { label: t('transfer.form.to'), value: <bdi>{to.name}</bdi> },
        { label: t('transfer.form.when'), value: momentWords(at, t, format), minor: true },
        { label: t('transfer.form.party'), value: shortPartyWords(asked, t, locale), minor: true },
      ]}
      form={(close) => (
        <TransferForm
          initial={valuesOf(asked)}
          onSearch={(next) => {
            close()
            void navigate({ to: '/cartransfer/list', search: searchOf(next) })
          }}
        />
      )}
    />
  )
}
