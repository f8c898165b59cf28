import { useText } from '../i18n/text.ts'
import { Note } from '../ui/Note.tsx'
import { useWhoGives } from './who-gives.ts'

/** In place of a way to buy, for those who may only look. */
export function MayNotBook() {
  const t = useText()
  const whoGives = useWhoGives()
  return (
    <Note tone="warn">
      <p>{t('shell.closed.book')}</p>
      {whoGives && <p>{whoGives}</p>}
    </Note>
  )
}
