import { type FieldPath, useController } from 'react-hook-form'
import { useText } from '../../i18n/text.ts'
import { draftName } from '../../session/draft.ts'
import { useContractForm } from '../../session/form.ts'
import { schemaOf } from '../../session/form-schema.ts'
import { shopToday } from '../../session/shop-today.ts'
import type { ActivityAsked } from '../search.ts'
import { keepSearch, recentSearches } from './recent.ts'
import { type ActivityValues, activityProblems, askedOf, blankValues, valuesOf } from './values.ts'

/** What the address says; without a word from it, what was searched last; else a blank form. */
export function useActivityForm(initial: ActivityValues | undefined, onSearch: (asked: ActivityAsked) => void) {
  const t = useText()
  const today = shopToday()
  const name = draftName('activity', initial)
  const [last] = recentSearches()
  const form = useContractForm({
    schema: schemaOf<ActivityValues>((values) => activityProblems(values, today)),
    name,
    defaults: initial ?? (last ? valuesOf(last) : blankValues),
    labels: { city: t('activity.where'), dates: t('activity.between'), party: t('activity.participants') },
  })
  const { control, errors, summary, button } = form
  const submit = form.submit(async (values) => {
    const asked = askedOf(values)
    if (!asked) return
    keepSearch(asked)
    onSearch(asked)
  })
  return {
    fields: {
      city: useController({ control, name: 'city' }).field,
      dates: useController({ control, name: 'dates' }).field,
      party: useController({ control, name: 'party' }).field,
    },
    nameOf: (field: string) => `${name}-${field}`,
    errorOf: (field: FieldPath<ActivityValues>): string | undefined => errors[field],
    ...{ summary, button, submit, today },
  }
}
