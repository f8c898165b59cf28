import { type Control, type FieldPath, useController } from 'react-hook-form'
import { mostLegs } from '../../flight/rules.ts'
import type { AirSearch } from '../../flight/search.ts'
import { useText } from '../../i18n/text.ts'
import { draftName } from '../../session/draft.ts'
import { useContractForm } from '../../session/form.ts'
import { schemaOf } from '../../session/form-schema.ts'
import { shopToday } from '../../session/shop-today.ts'
import { keepSearch, recentSearches } from './recent.ts'
import { type AirValues, airProblems, blankValues, searchOf, valuesOf } from './values.ts'

function useFields(control: Control<AirValues, unknown, AirValues>) {
  return {
    trip: useController({ control, name: 'trip' }).field,
    from: useController({ control, name: 'from' }).field,
    to: useController({ control, name: 'to' }).field,
    dates: useController({ control, name: 'dates' }).field,
    legs: useController({ control, name: 'legs' }).field,
    party: useController({ control, name: 'party' }).field,
    cabin: useController({ control, name: 'cabin' }).field,
    nearby: useController({ control, name: 'nearby' }).field,
    flexible: useController({ control, name: 'flexible' }).field,
  }
}

type Labels = Partial<Record<FieldPath<AirValues>, string>>

function useLabels(): Labels {
  const t = useText()
  const legs = Array.from({ length: mostLegs }, (_, index): Labels => {
    const n = index + 1
    return {
      [`legs.${index}.from`]: t('air.form.legFrom', { n }),
      [`legs.${index}.to`]: t('air.form.legTo', { n }),
      [`legs.${index}.date`]: t('air.form.legDate', { n }),
    }
  })
  return {
    ...{ trip: t('air.form.trip'), from: t('air.form.from'), to: t('air.form.to'), dates: t('air.form.dates') },
    ...Object.assign({}, ...legs),
    ...{ party: t('air.form.travellers'), cabin: t('air.form.cabin') },
  }
}

/** What the address says; without a word from it, what was searched last; else a blank form. */
export function useAirForm(initial: AirValues | undefined, onSearch: (search: AirSearch) => void) {
  const today = shopToday()
  const name = draftName('air', initial)
  const [last] = recentSearches(today)
  const form = useContractForm({
    schema: schemaOf<AirValues>((values) => airProblems(values, today)),
    name,
    defaults: initial ?? (last ? valuesOf(last) : blankValues),
    labels: useLabels(),
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
    errorOf: (field: string): string | undefined => errors[field as FieldPath<AirValues>],
    summary,
    button,
    submit,
    today,
  }
}

export type AirFormState = ReturnType<typeof useAirForm>
