import { tagOfCurrency } from '@portolan/domain/currency'

/** $ or HK$ inside a sentence of any direction. */
export function CurrencyTag({ of }: { of: string }) {
  return <bdi dir="ltr">{tagOfCurrency(of)}</bdi>
}
