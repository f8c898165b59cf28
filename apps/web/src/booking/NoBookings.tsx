import type { Product } from '@portolan/domain/product'
import { useText } from '../i18n/text.ts'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { listClosedProducts } from './closed-products.ts'
import { NothingBooked } from './NothingBooked.tsx'

interface Props {
  /** None: the list of all products. */
  product: Product | undefined
  filtered: boolean
  onClear(): void
}

/** An empty list: the filters leave nothing, or there is nothing to show. */
export function NoBookings({ product, filtered, onClear }: Props) {
  const t = useText()
  const person = usePerson()
  if (filtered)
    return (
      <EmptyState
        title={t('booking.list.noMatch')}
        text={t('booking.list.noMatchText')}
        action={<Button onClick={onClear}>{t('booking.list.clear')}</Button>}
      />
    )
  // Some may be there of a product that the reader may not see.
  const isPartial = !product && listClosedProducts(person).length > 0
  return (
    <NothingBooked
      title={t(isPartial ? 'booking.list.noneShown' : 'booking.list.none')}
      text={t('booking.list.noneText')}
    />
  )
}
