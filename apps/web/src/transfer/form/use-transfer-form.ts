import { type Control, type FieldPath, useController } from 'react-hook-form'
import { useText } from '../../i18n/text.ts'
import { draftName } from '../../session/draft.ts'
import { useContractForm } from '../../session/form.ts'
import { schemaOf } from '../../session/form-schema.ts'
import { shopToday } from '../../session/shop-today.ts'
import { useTryOut } from '../calls.ts'
import type { TransferAsked } from '../search.ts'
import { keepTransfer, recentTransfers } from './recent.ts'
import { askedOf, blankValues, type TransferValues, transferProblems, valuesOf } from './values.ts'

/** Where the server points to, and which field of the form that is: the longer way first. */
const fields: readonly (readonly [pointer: string, field: FieldPath<TransferValues>])[] = [
  ['service/pickup/flight', 'flight'],
  ['service/dropoff/flight', 'flight'],
  ['service/return/flight', 'backFlight'],
  ['service/pickup/dateTime', 'dates'],
  ['service/return', 'dates'],
  ['service/pickup/address', 'from'],
  ['service/pickup', 'from'],
  ['service/dropoff', 'to'],
  ['passengers', 'party'],
  ['baggage', 'party'],
]

const fieldOf = (pointer: string): string | undefined =>
  fields.find(([start]) => pointer.replace(/^\//, '').startsWith(start))?.[1]

function useFields(control: Control<TransferValues, unknown, TransferValues>) {
  return {
    trip: useController({ control, name: 'trip' }).field,
    from: useController({ control, name: 'from' }).field,
    to: useController({ control, name: 'to' }).field,
    dates: useController({ control, name: 'dates' }).field,
    hour: useController({ control, name: 'hour' }).field,
    backHour: useController({ control, name: 'backHour' }).field,
    flight: useController({ control, name: 'flight' }).field,
    flightAt: useController({ control, name: 'flightAt' }).field,
    backFlight: useController({ control, name: 'backFlight' }).field,
    backFlightAt: useController({ control, name: 'backFlightAt' }).field,
    party: useController({ control, name: 'party' }).field,
  }
}

/** What the address says; without a word from it, what was searched last; else a blank form. */
export function useTransferForm(initial: TransferValues | undefined, onSearch: (asked: TransferAsked) => void) {
  const t = useText()
  const name = draftName('transfer', initial)
  const [last] = recentTransfers()
  const tryOut = useTryOut()
  const form = useContractForm({
    schema: schemaOf<TransferValues>((values) => transferProblems(values, new Date())),
    name,
    defaults: initial ?? (last ? valuesOf(last) : blankValues),
    labels: {
      from: t('transfer.form.from'),
      'from.name': t('transfer.form.fromStreet'),
      'from.code': t('transfer.form.fromCity'),
      to: t('transfer.form.to'),
      'to.name': t('transfer.form.toStreet'),
      'to.code': t('transfer.form.toCity'),
      dates: t('transfer.form.when'),
      party: t('transfer.form.party'),
      flight: t('transfer.form.flight'),
      backFlight: t('transfer.form.backFlight'),
    },
    fieldOf,
  })
  const { control, errors, summary, button, failure } = form
  const submit = form.submit(async (values) => {
    const asked = askedOf(values)
    if (!asked) return
    await tryOut(asked)
    keepTransfer(asked)
    onSearch(asked)
  })
  return {
    fields: useFields(control),
    nameOf: (field: string) => `${name}-${field}`,
    errorOf: (field: FieldPath<TransferValues>): string | undefined => errors[field],
    ...{ summary, button, submit, failure, today: shopToday() },
  }
}

export type TransferFormState = ReturnType<typeof useTransferForm>
