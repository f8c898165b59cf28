import { type Control, useController } from 'react-hook-form'
import { useText } from '../../i18n/text.ts'
import { draftName } from '../../session/draft.ts'
import { useContractForm } from '../../session/form.ts'
import { schemaOf } from '../../session/form-schema.ts'
import { shopToday } from '../../session/shop-today.ts'
import type { RailSearch } from '../search.ts'
import { keepSearch, recentSearches } from './recent.ts'
import { searchOf, type TicketValues, ticketProblems, ticketValues } from './ticket-values.ts'

function useFields(control: Control<TicketValues, unknown, TicketValues>) {
  return {
    trip: useController({ control, name: 'trip' }).field,
    from: useController({ control, name: 'from' }).field,
    to: useController({ control, name: 'to' }).field,
    via: useController({ control, name: 'via' }).field,
    dates: useController({ control, name: 'dates' }).field,
    departAt: useController({ control, name: 'departAt' }).field,
    backAt: useController({ control, name: 'backAt' }).field,
    party: useController({ control, name: 'party' }).field,
    direct: useController({ control, name: 'direct' }).field,
    fareCode: useController({ control, name: 'fareCode' }).field,
  }
}

/** What the address says; without a word from it, what was searched last; else a blank form. */
export function useTicketForm(initial: Partial<RailSearch> | undefined, onSearch: (search: RailSearch) => void) {
  const t = useText()
  const today = shopToday()
  const said = initial && Object.keys(initial).length > 0 ? initial : undefined
  const name = draftName('rail-ticket', said)
  const form = useContractForm({
    schema: schemaOf<TicketValues>((values) => ticketProblems(values, today)),
    name,
    defaults: ticketValues(said ?? recentSearches(today)[0] ?? {}),
    labels: {
      from: t('rail.form.from'),
      to: t('rail.form.to'),
      dates: t('rail.form.dates'),
      party: t('rail.form.travellers'),
      via: t('rail.form.via'),
      fareCode: t('rail.form.fareCode'),
    },
  })
  const submit = form.submit(async (values) => {
    const search = searchOf(values)
    if (!search) return
    keepSearch(search)
    onSearch(search)
  })
  const { control, errors, summary, button } = form
  return {
    fields: useFields(control),
    nameOf: (field: string) => `${name}-${field}`,
    errors,
    summary,
    button,
    submit,
    today,
  }
}

export type TicketFormState = ReturnType<typeof useTicketForm>
