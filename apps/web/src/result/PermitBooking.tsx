import { may } from '@portolan/domain/may'
import type { Product } from '@portolan/domain/product'
import type { ReactNode } from 'react'
import { MayNotBook } from '../session/MayNotBook.tsx'
import { usePerson } from '../session/person.ts'

/** The ways to buy, for those who may; whoever may only look is told so in their place. */
export function PermitBooking({ product, children }: { product: Product; children: ReactNode }) {
  return may(usePerson(), 'book', product) ? children : <MayNotBook />
}
