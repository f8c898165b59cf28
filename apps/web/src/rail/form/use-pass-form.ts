import { useController } from 'react-hook-form'
import { useText } from '../../i18n/text.ts'
import { draftName } from '../../session/draft.ts'
import { useContractForm } from '../../session/form.ts'
import { schemaOf } from '../../session/form-schema.ts'
import { shopToday } from '../../session/shop-today.ts'
import type { PassSearch } from '../pass-search.ts'
import { type PassValues, passProblems, passSearchOf, passValues } from './pass-values.ts'

export function usePassForm(initial: Partial<PassSearch> | undefined, onSearch: (search: PassSearch) => void) {
  const t = useText()
  const today = shopToday()
  const name = draftName('rail-pass', initial)
  const form = useContractForm({
    schema: schemaOf<PassValues>((values) => passProblems(values, today)),
    name,
    defaults: passValues(initial ?? {}),
    labels: {
      country: t('rail.form.countryLabel'),
      start: t('rail.form.firstDay'),
      party: t('rail.form.travellers'),
    },
  })
  const { control, errors, summary, button } = form
  const submit = form.submit(async (values) => {
    const search = passSearchOf(values)
    if (search) onSearch(search)
  })
  const fields = {
    area: useController({ control, name: 'area' }).field,
    country: useController({ control, name: 'country' }).field,
    start: useController({ control, name: 'start' }).field,
    party: useController({ control, name: 'party' }).field,
  }
  return { fields, nameOf: (field: string) => `${name}-${field}`, errors, summary, button, submit, today }
}
