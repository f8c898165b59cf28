import type { Amount } from '@portolan/contract/shared'
import { useText } from '../i18n/text.ts'
import { Price } from './Price.tsx'
import { lessBy } from './sum.ts'

interface Props {
  total: Amount
  /** Part of the total; none or nothing: all of it is paid to us, and nothing is said. */
  there: Amount | undefined
}

/** Rows below a total: what is paid now, and what the hotel or the desk takes itself. */
export function PaidThere({ total, there }: Props) {
  const t = useText()
  if (!there || there.amount === 0) return null
  return (
    <>
      <div className="sub">
        <dt>{t('price.payNow')}</dt>
        <dd>
          <Price of={lessBy(total, there)} />
        </dd>
      </div>
      <div className="sub">
        <dt>{t('price.payThere')}</dt>
        <dd>
          <Price of={there} />
        </dd>
      </div>
    </>
  )
}
