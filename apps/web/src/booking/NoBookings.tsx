import { holds, may } from '@portolan/domain/may'
import { type Product, products } from '@portolan/domain/product'
import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { listClosedProducts } from './closed-products.ts'

interface Props {
  /** None: the list of all products. */
  product: Product | undefined
  filtered: boolean
  onClear(): void
}

/** An empty list: what would stand there, and the way to it for those who can book it. */
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
  const title = t(isPartial ? 'booking.list.noneShown' : 'booking.list.none')
  if (!products.some((one) => may(person, 'book', one)))
    return <EmptyState title={title} text={holds(person, 'orders:view') && t('booking.list.agencyText')} />
  const mayBookRail = may(person, 'book', 'rail')
  return (
    <EmptyState
      title={title}
      text={t('booking.list.noneText')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={mayBookRail ? '/rail' : '/explore'}>
          {t(mayBookRail ? 'booking.list.search' : 'shell.nav.explore')}
        </Link>
      }
    />
  )
}
