import type { CarRatesRS } from '@portolan/contract/car'
import { ArrowRight } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Buy, Expired } from '../../result/Buy.tsx'
import { pickedAddress } from './address.ts'
import type { Desk } from './use-desk.ts'

interface Props {
  rate: CarRatesRS
  desk: Desk
  /** The bar of a phone has room for the way on alone. */
  brief?: boolean
}

function Again({ desk: { askAgain, isAsking } }: { desk: Desk }) {
  const t = useText()
  return (
    <Expired
      said={t('carRate.expired')}
      kept={t('carRate.expired.kept')}
      again={t('carRate.expired.again')}
      busy={isAsking}
      onAgain={askAgain}
    />
  )
}

function goodsOf({ rph, correlationID }: CarRatesRS, { asked, picked, wishes }: Desk) {
  return {
    productType: 'car' as const,
    rphs: rph ? [rph] : [],
    ...(correlationID && { correlationID }),
    // Found again by what it is: handles run out.
    searchInputValues: pickedAddress(asked, { ...picked, handle: '' }, wishes),
  }
}

/** On to the driver, or into the cart. While a new price is asked for, the one of before cannot be bought. */
export function GoOn({ rate, desk, brief = false }: Props) {
  const t = useText()
  const goods = goodsOf(rate, desk)
  if (desk.isOver) return <Again desk={desk} />
  return (
    <Buy
      goods={goods}
      label={t('carRate.continue')}
      iconEnd={ArrowRight}
      cart={brief ? undefined : { label: t('carRate.add'), done: t('carRate.added') }}
      isOff={desk.isAsking || goods.rphs.length === 0}
    >
      {!brief && <p className="xs faint why">{t('carRate.notCharged')}</p>}
    </Buy>
  )
}
