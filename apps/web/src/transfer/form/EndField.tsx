import { useText } from '../../i18n/text.ts'
import { PlaceBox } from '../../place/PlaceBox.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { endOf, placeOf } from './place.ts'
import type { TransferFormState } from './use-transfer-form.ts'

interface Props {
  side: 'from' | 'to'
  state: TransferFormState
}

const labels = {
  from: { place: 'transfer.form.from', street: 'transfer.form.fromStreet' },
  to: { place: 'transfer.form.to', street: 'transfer.form.toStreet' },
} as const

/** A place of the catalogue, or street and number. */
export function EndField({ side, state }: Props) {
  const t = useText()
  const { fields, errorOf, nameOf } = state
  const { value, onChange, onBlur } = fields[side]
  if (value?.kind === 'address')
    return (
      <Field
        label={t(labels[side].street)}
        error={errorOf(`${side}.name`) ?? errorOf(side)}
        id={nameOf(`${side}.name`)}
        hint={value.city ?? ''}
      >
        <TextInput
          name={nameOf(side)}
          autoComplete="off"
          maxLength={128}
          placeholder={t('transfer.form.streetHint')}
          value={value.name}
          onChange={({ target }) => onChange({ ...value, name: target.value })}
          onBlur={onBlur}
        />
      </Field>
    )
  return (
    <PlaceBox
      kind="ground"
      label={t(labels[side].place)}
      name={nameOf(side)}
      placeholder={t('transfer.form.placeHint')}
      hint=""
      error={errorOf(side)}
      value={value && placeOf(value)}
      onChange={(place) => onChange(place && endOf(place))}
    />
  )
}
