import type { CarCharge } from '@portolan/contract/car'
import { RichText, useText } from '../../i18n/text.ts'
import { Price, SupplierPrice } from '../../price/Price.tsx'

/** 'HK$217.40, EUR 24.00 at the desk' */
export function ChargeWords({ of: { currencyCode, amount, local, payAt } }: { of: CarCharge }) {
  const t = useText()
  const isThere = payAt === 'there'
  if (amount === 0) return t('carRate.free')
  return (
    <>
      <b className="semi">
        <Price of={{ currencyCode, amount }} />
      </b>{' '}
      {local && local.currencyCode !== currencyCode ? (
        <RichText
          id={isThere ? 'carRate.charge.there' : 'carRate.charge.now'}
          values={{ price: <SupplierPrice key="price" of={local} /> }}
        />
      ) : (
        isThere && t('carRate.atDesk')
      )}
    </>
  )
}
