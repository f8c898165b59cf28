import { Search, X } from 'lucide-react'
import { useText } from '../i18n/text.ts'
import { ComboboxOffer } from './ComboboxOffer.tsx'
import type { Choice } from './choice.ts'
import { FieldContext, useFieldWiring } from './field-context.ts'
import { IconButton } from './IconButton.tsx'
import { Sheet } from './Sheet.tsx'
import { TextInput } from './TextInput.tsx'
import type { ComboboxState } from './use-combobox.ts'

interface ComboboxSheetProps<C extends Choice> {
  label: string
  name?: string | undefined
  placeholder?: string | undefined
  state: ComboboxState<C>
}

/** The field's face is a button; the real field is at the top of the sheet, above the keyboard. */
export function ComboboxSheet<C extends Choice>({ label, name, placeholder, state }: ComboboxSheetProps<C>) {
  const t = useText()
  const wiring = useFieldWiring({})
  const { shown } = state
  // What can be read on it belongs to its name: who says what they see must be understood.
  const face = shown || placeholder
  return (
    <>
      <button
        type="button"
        name={name}
        className={shown ? 'input combo-face' : 'input combo-face none'}
        aria-haspopup="dialog"
        aria-label={face ? `${label}, ${face}` : label}
        onClick={() => state.setOpen(true)}
        {...wiring}
      >
        {face || '\u00a0'}
      </button>
      {state.open && (
        <Sheet className="combo-sheet" title={label} onClose={state.revert}>
          {/* the field of the page belongs to the button: this one is named by itself */}
          <FieldContext value={null}>
            <TextInput
              icon={Search}
              placeholder={placeholder}
              aria-label={label}
              {...state.inputProps}
              end={shown && <IconButton className="end" icon={X} label={t('ui.clear')} onClick={state.clear} />}
            />
            <ComboboxOffer label={label} state={state} />
          </FieldContext>
        </Sheet>
      )}
    </>
  )
}
