import { localeOf } from '@portolan/domain/language'
import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useSpeech, useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useLeave } from '../../ui/use-leave.ts'
import { phone, useMedia } from '../../ui/use-media.ts'
import { ageWords, partyWords } from './party-words.ts'
import { TravellerSteps } from './TravellerSteps.tsx'
import { type PartyValues, sizeOf } from './ticket-values.ts'

interface Props {
  name: string
  value: PartyValues
  error: string | undefined
  onChange(party: PartyValues): void
}

/** Who travels: said in words, changed in a popover, on phones in a sheet. */
export function Travellers({ name, value, error, onChange }: Props) {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const id = useId()
  const part = useRef<HTMLFieldSetElement>(null)
  const face = useRef<HTMLButtonElement>(null)
  const pop = useRef<HTMLDivElement>(null)
  const onPhone = useMedia(phone)
  const [open, setOpen] = useState(false)
  const inPop = open && !onPhone
  useLeave(part, inPop, () => setOpen(false))
  useEffect(() => {
    if (inPop) pop.current?.querySelector('button')?.focus()
  }, [inPop])

  const close = () => {
    setOpen(false)
    face.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !inPop) return
    event.stopPropagation()
    close()
  }
  const label = t('rail.form.travellers')
  const steps = <TravellerSteps value={value} asked={error !== undefined} onChange={onChange} />
  const done = (
    <Button variant={onPhone ? 'primary' : 'ink'} size={onPhone ? undefined : 'sm'} onClick={close}>
      {t('ui.done')}
    </Button>
  )
  return (
    <fieldset className={error ? 'trav field bad' : 'trav field'} ref={part} onKeyDown={onKeyDown}>
      <legend className="vh">{label}</legend>
      <span className="flabel" id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        ref={face}
        id={id}
        name={name}
        className="input trav-face"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={() => setOpen(!open)}
      >
        {sizeOf(value) > 0 ? partyWords(value, t, locale) : t('rail.form.nobody')}
      </button>
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon of={CircleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
      <p className="hint">{ageWords(value, t, locale)}</p>
      {inPop && (
        <div className="pop trav-pop" role="dialog" aria-label={label} ref={pop}>
          {steps}
          <div className="trav-f">{done}</div>
        </div>
      )}
      {open && onPhone && (
        <Sheet title={label} onClose={close} footer={done}>
          {steps}
        </Sheet>
      )}
    </fieldset>
  )
}
