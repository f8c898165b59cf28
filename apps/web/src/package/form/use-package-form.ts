import { type FieldPath, useController } from 'react-hook-form'
import { useText } from '../../i18n/text.ts'
import { draftName } from '../../session/draft.ts'
import { useContractForm } from '../../session/form.ts'
import { schemaOf } from '../../session/form-schema.ts'
import { shopToday } from '../../session/shop-today.ts'
import type { PackageAsked } from '../search.ts'
import { keepPackage, recentPackages } from './recent.ts'
import { askedOf, blankValues, type PackageValues, packageProblems, valuesOf } from './values.ts'

/** What the address says; without a word from it, what was searched last; else a blank form. */
export function usePackageForm(initial: PackageValues | undefined, onSearch: (asked: PackageAsked) => void) {
  const t = useText()
  const today = shopToday()
  const name = draftName('package', initial)
  const [last] = recentPackages()
  const form = useContractForm({
    schema: schemaOf<PackageValues>((values) => packageProblems(values, today)),
    name,
    defaults: initial ?? (last ? valuesOf(last) : blankValues),
    labels: {
      ...{ from: t('air.form.from'), to: t('air.form.to'), dates: t('air.form.dates') },
      ...{ stay: t('package.form.stay'), rooms: t('hotel.form.rooms') },
    },
  })
  const { control, errors, summary, button } = form
  const submit = form.submit(async (values) => {
    const asked = askedOf(values)
    if (!asked) return
    keepPackage(asked)
    onSearch(asked)
  })
  return {
    fields: {
      from: useController({ control, name: 'from' }).field,
      to: useController({ control, name: 'to' }).field,
      dates: useController({ control, name: 'dates' }).field,
      isPart: useController({ control, name: 'isPart' }).field,
      stay: useController({ control, name: 'stay' }).field,
      rooms: useController({ control, name: 'rooms' }).field,
    },
    nameOf: (field: string) => `${name}-${field}`,
    errorOf: (field: FieldPath<PackageValues>): string | undefined => errors[field],
    ...{ summary, button, submit, today },
  }
}
