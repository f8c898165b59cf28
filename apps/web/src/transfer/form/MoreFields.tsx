import { X } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { PlaceBox } from '../../place/PlaceBox.tsx'
import { Field } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { hasAirport } from '../search.ts'
import { inCity, placeOf } from './place.ts'
import type { TransferFormState } from './use-transfer-form.ts'

type Side = 'from' | 'to'

const cityTexts = {
  from: { label: 'transfer.form.fromCity', remove: 'transfer.form.fromPlace' },
  to: { label: 'transfer.form.toCity', remove: 'transfer.form.toPlace' },
} as const

/** The city of an address, and the way back to the list of places. */
function CityField({ side, state }: { side: Side; state: TransferFormState }) {
  const t = useText()
  const { fields, errorOf, nameOf } = state
  const { value, onChange } = fields[side]
  if (value?.kind !== 'address') return null
  return (
    <div className="finder-extra">
      <div className="grow">
        <PlaceBox
          kind="city"
          label={t(cityTexts[side].label)}
          name={nameOf(`${side}.code`)}
          placeholder={t('transfer.form.cityHint')}
          error={errorOf(`${side}.code`)}
          value={value.code ? placeOf(value) : null}
          onChange={(city) => onChange(inCity(value, city))}
        />
      </div>
      <IconButton icon={X} label={t(cityTexts[side].remove)} onClick={() => onChange(null)} />
    </div>
  )
}

const flightTexts = {
  flight: 'transfer.form.flight',
  backFlight: 'transfer.form.backFlight',
} as const

function FlightField({ name, state }: { name: 'flight' | 'backFlight'; state: TransferFormState }) {
  const t = useText()
  const { fields, errorOf, nameOf } = state
  const { value, onChange, onBlur } = fields[name]
  return (
    <Field
      label={t(flightTexts[name])}
      optional
      hint={t('transfer.form.flightHint')}
      error={errorOf(name)}
      id={nameOf(name)}
    >
      <TextInput
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={9}
        placeholder="TP 1187"
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
          // Another flight has another hour.
          fields[`${name}At`].onChange('')
        }}
        onBlur={onBlur}
      />
    </Field>
  )
}

/** What some transfers need beside: the cities of addresses, and flights to follow. */
export function MoreFields({ state }: { state: TransferFormState }) {
  const { from, to, trip } = state.fields
  const isFlown = hasAirport([from.value, to.value])
  const hasAddress = from.value?.kind === 'address' || to.value?.kind === 'address'
  if (!isFlown && !hasAddress) return null
  return (
    <div className="finder-extras">
      <CityField side="from" state={state} />
      <CityField side="to" state={state} />
      {isFlown && <FlightField name="flight" state={state} />}
      {isFlown && trip.value === 'return' && <FlightField name="backFlight" state={state} />}
    </div>
  )
}
