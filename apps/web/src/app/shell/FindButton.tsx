import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { needTexts } from '../../i18n/store.ts'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../../ui/Icon.tsx'

const Find = lazy(async () => {
  const [find] = await Promise.all([import('./Find.tsx'), needTexts('booking', 'cart', 'place')])
  return find
})

const writing = 'input, textarea, select, [contenteditable], dialog'

/** The stroke opens it from anywhere but where somebody writes. */
function useStroke(onStroke: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(writing)) return
      event.preventDefault()
      onStroke()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onStroke])
}

/** Looks like the field it opens; on a phone it is the glass alone. */
export function FindButton() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [show] = useState(() => () => setOpen(true))
  useStroke(show)
  return (
    <>
      <button type="button" className="topfind" aria-haspopup="dialog" aria-keyshortcuts="/" onClick={show}>
        <Icon of={Search} size="s" />
        <span>{t('shell.find')}</span>
        <b aria-hidden="true">/</b>
      </button>
      {open && (
        <Suspense>
          <Find onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
