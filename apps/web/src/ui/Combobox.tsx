import './combobox.css'
import { Search as SearchIcon } from 'lucide-react'
import { useRef } from 'react'
import { ComboboxOffer } from './ComboboxOffer.tsx'
import { ComboboxSheet } from './ComboboxSheet.tsx'
import type { Choice } from './choice.ts'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'
import { type ComboboxSource, useCombobox } from './use-combobox.ts'
import { useLeave } from './use-leave.ts'
import { phone, useMedia } from './use-media.ts'

export interface ComboboxProps<C extends Choice = Choice> extends ComboboxSource<C> {
  /** 'From' */
  label: string
  name?: string | undefined
  placeholder?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  optional?: boolean
}

/** Opens on focus with recent and popular choices; typing gives matches. On phones it is a sheet as high as the screen. */
export function Combobox<C extends Choice>(props: ComboboxProps<C>) {
  const { label, name, placeholder, hint, error, optional = false, ...source } = props
  const state = useCombobox(source)
  const part = useRef<HTMLDivElement>(null)
  const onPhone = useMedia(phone)
  useLeave(part, state.open && !onPhone, state.acceptTyped)
  // What stands there is selected, so that typing replaces it: also where the focus has stayed since the last choice.
  const open = (field: HTMLInputElement) => {
    if (!state.open) field.select()
    state.setOpen(true)
  }
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      <div className="combo" ref={part}>
        {onPhone ? (
          <ComboboxSheet label={label} name={name} placeholder={placeholder} state={state} />
        ) : (
          <>
            <TextInput
              icon={SearchIcon}
              name={name}
              placeholder={placeholder}
              {...state.inputProps}
              onFocus={(event) => open(event.currentTarget)}
              onClick={(event) => open(event.currentTarget)}
            />
            {state.open && (
              <div className="pop">
                <ComboboxOffer label={label} state={state} />
              </div>
            )}
          </>
        )}
      </div>
    </Field>
  )
}
