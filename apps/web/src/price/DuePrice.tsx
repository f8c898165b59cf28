import type { Amount } from '@portolan/contract/shared'
import { RichText } from '../i18n/text.ts'
import { Price, SupplierPrice } from './Price.tsx'

interface Props {
  of: Amount
  /** What is really paid, where that is in another currency: the price is only about the same. */
  local: Amount | undefined
}

/** A sum that is not paid to us: first in the money that it is paid in. */
export function DuePrice({ of, local }: Props) {
  if (!local) return <Price of={of} />
  return (
    <>
      <SupplierPrice of={local} />{' '}
      <span className="xs muted">
        <RichText id="price.about" values={{ price: <Price key="price" of={of} /> }} />
      </span>
    </>
  )
}
