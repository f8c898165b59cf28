import type { DynamicPkgVerifyRS } from '@portolan/contract/package'
import { ArrowRight } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Buy } from '../../result/Buy.tsx'
import type { Address } from '../address.ts'

interface Props {
  answer: DynamicPkgVerifyRS
  /** By which the cart finds the search again. */
  search: Address
}

/** Into the cart as one thing, out of it as an order of its own, and on to the travellers. */
export function GoOn({ answer: { rphs, correlationID }, search }: Props) {
  const t = useText()
  return (
    <Buy
      goods={{ productType: 'package', rphs, correlationID, searchInputValues: search }}
      label={t('package.continue.travellers')}
      iconEnd={ArrowRight}
    >
      <p className="xs faint why">{t('hotelDetail.go.notCharged')}</p>
    </Buy>
  )
}
