import { localeOf } from '@portolan/domain/language'
import { useSpeech, useText } from '../i18n/text.ts'
import { usePerson } from '../session/person.ts'
import { useWhoGives } from '../session/who-gives.ts'
import { Note } from '../ui/Note.tsx'
import { listClosedProducts } from './closed-products.ts'
import { productWords } from './model.ts'

/** A list that leaves something out says what. */
export function ClosedProducts() {
  const t = useText()
  const { language } = useSpeech()
  const whoGives = useWhoGives()
  const closed = listClosedProducts(usePerson()).map((product) => t(productWords[product]))
  if (closed.length === 0) return null
  const names = new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(closed)
  return (
    <Note>
      <p>{t('booking.list.closed', { products: names })}</p>
      {whoGives && <p>{whoGives}</p>}
    </Note>
  )
}
