import { may } from '@portolan/domain/may'
import type { Product } from '@portolan/domain/product'
import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import { usePerson } from '../session/person.ts'
import { Note } from '../ui/Note.tsx'

/** The ways to buy, for those who may; whoever may only look is told so in their place. */
export function PermitBooking({ product, children }: { product: Product; children: ReactNode }) {
  const t = useText()
  return may(usePerson(), 'book', product) ? children : <Note tone="warn">{t('shell.closed.book')}</Note>
}
