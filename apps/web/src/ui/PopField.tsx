import './finder.css'
import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Sheet } from './Sheet.tsx'
import { useLeave } from './use-leave.ts'
import { phone, useMedia } from './use-media.ts'

interface Props {
  /** 'Travellers' */
  label: string
  name: string
  /** What is chosen, in words: '2 adults, 1 child'. */
  words: string
  hint: string
  error: string | undefined
  children: ReactNode
}

/** A choice of several parts: said in words, changed in a popover, on phones in a sheet. */
export function PopField({ label, name, words, hint, error, children }: Props) {
  const t = useText()
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
        {words}
      </button>
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon of={CircleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
      <p className="hint">{hint}</p>
      {inPop && (
        <div className="pop trav-pop" role="dialog" aria-label={label} ref={pop}>
          {children}
          <div className="trav-f">{done}</div>
        </div>
      )}
      {open && onPhone && (
        <Sheet title={label} onClose={close} footer={done}>
          {children}
        </Sheet>
      )}
    </fieldset>
  )
}
