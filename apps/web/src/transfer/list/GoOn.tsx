import { ArrowRight } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Buy, Expired } from '../../result/Buy.tsx'
import { searchOf } from '../address.ts'
import type { Ride } from './ride.ts'
import type { ListView } from './use-list.ts'

function Again({ view }: { view: ListView }) {
  const t = useText()
  return (
    <Expired
      said={t('transfer.expired')}
      kept={t('transfer.expired.kept')}
      again={t('transfer.expired.again')}
      busy={view.isAsking}
      onAgain={view.askAgain}
    />
  )
}

/** On to the travellers, or into the cart; what stands in the way is said beside the buttons. */
export function GoOn({ view, ride }: { view: ListView; ride: Ride }) {
  const t = useText()
  const { asked, answer } = view
  if (view.isOver) return <Again view={view} />
  const goods = {
    ...{ productType: 'transfer' as const, rphs: [ride.rph] },
    ...(answer?.correlationID && { correlationID: answer.correlationID }),
    searchInputValues: { ...searchOf(asked), pick: ride.id },
  }
  return (
    <Buy
      goods={goods}
      label={t('transfer.continue')}
      iconEnd={ArrowRight}
      cart={{ label: t('transfer.cart'), done: t('transfer.cart.done') }}
      isOff={view.isAsking}
    />
  )
}
