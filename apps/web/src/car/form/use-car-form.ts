import { useQueryClient } from '@tanstack/react-query'
import { type FieldPath, useController } from 'react-hook-form'
import { CallError } from '../../api/failure.ts'
import { useSpeech, useText } from '../../i18n/text.ts'
import { draftName } from '../../session/draft.ts'
import { useContractForm } from '../../session/form.ts'
import { schemaOf } from '../../session/form-schema.ts'
import { useLook } from '../../session/preferences.ts'
import { shopToday } from '../../session/shop-today.ts'
import { carsQuery } from '../list/calls.ts'
import type { CarAsked } from '../search.ts'
import { fieldOfPointer } from './pointer.ts'
import { keepRental, recentRentals } from './recent.ts'
import { askedOf, blankValues, type CarValues, carProblems, valuesOf } from './values.ts'

/** A supplier that takes longer is waited for on the page of results. */
const patience = 2500

const later = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds)
  })

/**
 * The search is made before the page is left: what the desks refuse (closed at that hour, too young a driver) is told
 * beside the field. What was found is shown by the next page without asking again.
 */
function useTrial(): (asked: CarAsked) => Promise<void> {
  const client = useQueryClient()
  const { language } = useSpeech()
  const { currency } = useLook()
  return async (asked) => {
    const answer = client.fetchQuery(carsQuery(asked, language, currency)).then(
      () => undefined,
      (failure: unknown) => failure,
    )
    const failure = await Promise.race([answer, later(patience)])
    if (failure instanceof CallError && failure.status === 400) throw failure
  }
}

/** What the address says; without a word from it, what was searched last; else a blank form. */
export function useCarForm(initial: CarValues | undefined, onSearch: (asked: CarAsked) => void) {
  const t = useText()
  const today = shopToday()
  const name = draftName('car', initial)
  const [last] = recentRentals()
  const tryOut = useTrial()
  const form = useContractForm({
    schema: schemaOf<CarValues>((values) => carProblems(values, today)),
    name,
    defaults: initial ?? (last ? valuesOf(last) : blankValues),
    labels: {
      from: t('car.form.pickUpPlace'),
      to: t('car.form.returnPlace'),
      dates: t('car.form.dates'),
      age: t('car.form.age'),
      country: t('car.form.country'),
    },
    fieldOf: fieldOfPointer,
  })
  const { control, errors, summary, button, failure } = form
  const submit = form.submit(async (values) => {
    const asked = askedOf(values)
    if (!asked) return
    await tryOut(asked)
    keepRental(asked)
    onSearch(asked)
  })
  return {
    fields: {
      from: useController({ control, name: 'from' }).field,
      isElsewhere: useController({ control, name: 'isElsewhere' }).field,
      to: useController({ control, name: 'to' }).field,
      dates: useController({ control, name: 'dates' }).field,
      age: useController({ control, name: 'age' }).field,
      country: useController({ control, name: 'country' }).field,
    },
    nameOf: (field: string) => `${name}-${field}`,
    errorOf: (field: FieldPath<CarValues>): string | undefined => errors[field],
    ...{ summary, button, submit, today, failure },
  }
}

export type CarFormState = ReturnType<typeof useCarForm>
