import { holds, may } from '@portolan/domain/may'
import { products } from '@portolan/domain/product'
import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { usePerson } from '../session/person.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'

interface Props {
  title: string
  /** What will stand there, for those who book it themselves. */
  text: string
}

/** Bookings that are not there yet: the way to them for those who can book, and no promise to others. */
export function NothingBooked({ title, text }: Props) {
  const t = useText()
  const person = usePerson()
  if (!products.some((one) => may(person, 'book', one)))
    return <EmptyState title={title} text={holds(person, 'orders:view') && t('booking.list.agencyText')} />
  const mayBookRail = may(person, 'book', 'rail')
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={mayBookRail ? '/rail' : '/explore'}>
          {t(mayBookRail ? 'booking.list.search' : 'shell.nav.explore')}
        </Link>
      }
    />
  )
}
