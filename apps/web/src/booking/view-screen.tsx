import { notFound, useMatch, useSearch } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Wait } from '../ui/Wait.tsx'
import { BookingDesk } from './BookingDesk.tsx'
import { useBooking } from './calls.ts'
import { DetailsFailure } from './DetailsFailure.tsx'
import { productOf } from './model.ts'

/** One booking by its reference, which stands in the address. */
export default function ViewScreen() {
  const t = useText()
  // The page's own path: the location is already the next page's while this one is still shown.
  const pathname = useMatch({ strict: false, select: ({ pathname: own }) => own })
  const { id } = useSearch({ strict: false }) as { id?: string }
  const product = productOf(pathname)
  const booking = useBooking(id ?? '', product)
  if (!product && pathname.replace(/\/$/, '') !== '/booking/view') throw notFound()
  return (
    <div className="page top">
      {booking.data ? (
        <BookingDesk booking={booking.data} />
      ) : (
        <>
          <h1>{t('booking.view.title')}</h1>
          {!id || booking.error ? (
            <DetailsFailure
              error={booking.error ?? new Error(t('booking.details.notFound'))}
              onAgain={id ? () => void booking.refetch() : undefined}
            />
          ) : (
            <Wait
              label={t('booking.view.loading')}
              skeleton={<Skeleton heights={[60, 220, 140]} widths={[60, 100]} />}
            />
          )}
        </>
      )}
    </div>
  )
}
