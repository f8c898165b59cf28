import type { Amount } from '@portolan/contract/shared'
import { Price, SupplierPrice } from '../price/Price.tsx'

interface Props {
  of: Amount
  /** What the customer pays in. */
  currency: string
}

/** A sum that is no price of ours, as the company counts it: blocked or owed at the desk in the desk's own money. */
export function Sum({ of, currency }: Props) {
  return of.currencyCode === currency ? <Price of={of} /> : <SupplierPrice of={of} />
}
