import { hasWishes, noWishes, type Wishes } from '../../flight/flights/my-price.ts'
import { useText } from '../../i18n/text.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { useWishes, wish } from './wishes.ts'

const flexibilityText = {
  any: 'flights.my.any',
  change: 'flights.my.change',
  refund: 'flights.my.refund',
} as const satisfies Record<Wishes['flexibility'], string>

const bagChoices = [0, 1, 2] as const

/** Bags, seat and flexibility said once: every card is priced with them, and takes its place by that price. */
export function MyPrice() {
  const t = useText()
  const { bags, seat, flexibility } = useWishes()
  return (
    <fieldset className="myprice">
      <legend className="h4">{t('flights.my')}</legend>
      <Field label={t('flights.my.bags')}>
        <Select
          value={bags}
          onChange={({ target }) => wish({ bags: bagChoices.find((count) => String(count) === target.value) ?? 0 })}
        >
          {bagChoices.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? t('flights.my.noBag') : t('flights.my.bagCount', { count })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('flights.my.flexibility')}>
        <Select
          value={flexibility}
          onChange={({ target }) => wish({ flexibility: target.value as Wishes['flexibility'] })}
        >
          {(Object.keys(flexibilityText) as Wishes['flexibility'][]).map((one) => (
            <option key={one} value={one}>
              {t(flexibilityText[one])}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox label={t('flights.my.seat')} checked={seat} onChange={({ target }) => wish({ seat: target.checked })} />
      <p className="xs faint">
        {t('flights.my.hint')}{' '}
        {hasWishes({ bags, seat, flexibility }) && (
          <button type="button" className="link small" onClick={() => wish(noWishes)}>
            {t('result.clear')}
          </button>
        )}
      </p>
    </fieldset>
  )
}
