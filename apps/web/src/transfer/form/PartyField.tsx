import { localeOf } from '@portolan/domain/language'
import { useSpeech, useText } from '../../i18n/text.ts'
import { NumberStepper } from '../../ui/NumberStepper.tsx'
import { PopField } from '../../ui/PopField.tsx'
import { mostBags, mostPeople } from '../rules.ts'
import { type PartyAsked, peopleOf } from '../search.ts'
import { peopleWords, thingsWords } from '../words.ts'

interface Props {
  name: string
  value: PartyAsked
  error: string | undefined
  onChange(party: PartyAsked): void
}

/** Who rides, and what they carry. A seat is for a child: with fewer children there are fewer seats. */
export function PartyField({ name, value, error, onChange }: Props) {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const { adults, children, bags, childSeats } = value
  const room = Math.max(0, mostPeople - peopleOf(value))
  return (
    <PopField
      label={t('transfer.form.party')}
      words={peopleWords(value, t, locale)}
      hint={thingsWords(value, t, locale)}
      {...{ name, error }}
    >
      <div className="trav-steps">
        <NumberStepper
          label={t('transfer.form.adults')}
          value={adults}
          min={1}
          max={adults + room}
          onChange={(count) => onChange({ ...value, adults: count })}
        />
        <NumberStepper
          label={t('transfer.form.children')}
          hint={t('transfer.form.childHint')}
          value={children}
          max={children + room}
          onChange={(count) => onChange({ ...value, children: count, childSeats: Math.min(childSeats, count) })}
        />
        <NumberStepper
          label={t('transfer.form.childSeats')}
          hint={t('transfer.form.seatHint')}
          value={childSeats}
          max={children}
          onChange={(count) => onChange({ ...value, childSeats: count })}
        />
        <NumberStepper
          label={t('transfer.form.bags')}
          hint={t('transfer.form.bagHint')}
          value={bags}
          max={mostBags}
          onChange={(count) => onChange({ ...value, bags: count })}
        />
        <p className="xs faint trav-limit">{t('transfer.form.limit', { max: mostPeople })}</p>
      </div>
    </PopField>
  )
}
