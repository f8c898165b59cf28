import type { Amount, TakenLater } from '@portolan/contract/shared'
import { useText } from '../i18n/text.ts'
import { Price } from './Price.tsx'
import { lessBy } from './sum.ts'
import { ThereRows } from './ThereRows.tsx'

interface Props {
  total: Amount
  /** Part of the total; none or nothing: all of it is paid to us, and nothing is said. */
  there: Amount | undefined
  /** The same as it is really paid, where that is in another currency. */
  local?: Amount | undefined
  /** Part of that, where the hotel takes it on a day before the stay. */
  later?: readonly TakenLater[] | undefined
}

/** Rows below a total: what is paid now, and what the hotel or the desk takes itself. */
export function PaidThere({ total, there, local, later = [] }: Props) {
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
      <ThereRows className="sub" there={there} local={local} later={later} word="price.payThere" />
    </>
  )
}
