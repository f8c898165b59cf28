import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'
import { Field } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { PlaceField } from './PlaceField.tsx'
import type { TicketFormState } from './use-ticket-form.ts'

interface Props {
  state: TicketFormState
  showVia: boolean
  showFareCode: boolean
  onHideVia(): void
  onHideFareCode(): void
}

function Removable({ label, onRemove, children }: { label: string; onRemove(): void; children: ReactNode }) {
  return (
    <div className="finder-extra">
      <div className="grow">{children}</div>
      <IconButton icon={X} label={label} onClick={onRemove} />
    </div>
  )
}

/** What most journeys do without. */
export function MoreFields({ state, showVia, showFareCode, onHideVia, onHideFareCode }: Props) {
  const t = useText()
  const { fields, errors, nameOf } = state
  if (!showVia && !showFareCode) return null
  return (
    <div className="finder-extras">
      {showVia && (
        <Removable label={t('rail.form.removeVia')} onRemove={onHideVia}>
          <PlaceField
            label={t('rail.form.via')}
            name={nameOf('via')}
            value={fields.via.value}
            error={errors.via}
            onChange={fields.via.onChange}
          />
        </Removable>
      )}
      {showFareCode && (
        <Removable label={t('rail.form.removeFareCode')} onRemove={onHideFareCode}>
          <Field
            label={t('rail.form.fareCode')}
            hint={t('rail.form.fareCodeHint')}
            error={errors.fareCode}
            id={nameOf('fareCode')}
          >
            <TextInput
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={fields.fareCode.value}
              onChange={fields.fareCode.onChange}
              onBlur={fields.fareCode.onBlur}
            />
          </Field>
        </Removable>
      )}
    </div>
  )
}
