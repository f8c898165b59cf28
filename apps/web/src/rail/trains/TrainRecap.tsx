import { localeOf } from '@portolan/domain/language'
import { useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useSpeech, useText } from '../../i18n/text.ts'
import { Recap } from '../../result/Recap.tsx'
import { partyWords } from '../form/party-words.ts'
import { partyOf } from '../form/ticket-values.ts'
import { type RailPlace, type RailSearch, writeSearch } from '../search.ts'
import type { TrainSearch } from './search-run.ts'

const TicketForm = lazy(async () => ({ default: (await import('../form/TicketForm.tsx')).TicketForm }))

interface Props {
  search: RailSearch
  ends: TrainSearch['ends']
}

/** By the name that the server has for it; until then by that of the address. */
function PlaceName({ of, name = of.name }: { of: RailPlace; name: string | undefined }) {
  const city = <bdi key="city">{name}</bdi>
  return of.context === 'CITY' ? <RichText id="trains.allStations" values={{ city }} /> : city
}

export function TrainRecap({ search, ends: [from, to] }: Props) {
  const t = useText()
  const format = useFormat()
  const { language } = useSpeech()
  const navigate = useNavigate()
  const { depart, back } = search
  return (
    <Recap
      facts={[
        { label: t('rail.form.from'), value: <PlaceName of={search.from} name={from} /> },
        { label: t('rail.form.to'), value: <PlaceName of={search.to} name={to} /> },
        { label: t('rail.form.depart'), value: format.date(depart), minor: true },
        ...(back ? [{ label: t('rail.form.return'), value: format.date(back), minor: true }] : []),
        { label: t('rail.form.travellers'), value: partyWords(partyOf(search), t, localeOf(language)), minor: true },
      ]}
      form={(close) => (
        <TicketForm
          initial={search}
          onSearch={(next) => {
            close()
            void navigate({ to: '/rail/trains', search: writeSearch(next) })
          }}
        />
      )}
    />
  )
}
