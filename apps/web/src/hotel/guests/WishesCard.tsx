import { useText } from '../../i18n/text.ts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { Told } from './wishes.ts'

interface Props {
  told: Told
  onTell(change: Partial<Told>): void
  /** The agency's own number is asked of agencies alone. */
  isAgency: boolean
}

/** As the contract takes it. */
const longest = 500
const longestFile = 64
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** What the house should know; it does what it can, and promises nothing. */
export function WishesCard({ told, onTell, isAgency }: Props) {
  const t = useText()
  return (
    <section className="card gu-card" aria-labelledby="wishes-title">
      <h2 className="h3" id="wishes-title">
        {t('hotelGuests.wishes')}
      </h2>
      <p className="small muted">{t('hotelGuests.wishes.hint')}</p>
      <div className="gu-wishes">
        <Field label={t('hotelGuests.special')} optional className="wide">
          <TextArea
            rows={3}
            maxLength={longest}
            value={told.special}
            onChange={(event) => onTell({ special: event.target.value })}
          />
        </Field>
        <Field label={t('hotelGuests.arrival')} hint={t('hotelGuests.arrival.hint')} optional>
          <Select value={told.arrival} onChange={(event) => onTell({ arrival: event.target.value })}>
            <option value="">{t('hotelGuests.arrival.unknown')}</option>
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {t('hotelGuests.arrival.about', { time: hour })}
              </option>
            ))}
          </Select>
        </Field>
        {isAgency && (
          <Field label={t('hotelGuests.file')} hint={t('hotelGuests.file.hint')} optional>
            <TextInput
              dir="ltr"
              maxLength={longestFile}
              value={told.file}
              onChange={(event) => onTell({ file: event.target.value })}
            />
          </Field>
        )}
      </div>
    </section>
  )
}
