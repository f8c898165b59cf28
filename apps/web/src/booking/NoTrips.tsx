import { useText } from '../i18n/text.ts'
import { usePerson } from '../session/person.ts'
import { listClosedProducts } from './closed-products.ts'
import { NothingBooked } from './NothingBooked.tsx'

/** An empty timeline. Trips may be ahead of a product that the reader may not see. */
export function NoTrips() {
  const t = useText()
  const isPartial = listClosedProducts(usePerson()).length > 0
  return (
    <NothingBooked
      title={t(isPartial ? 'booking.trip.noneShown' : 'booking.trip.none')}
      text={t('booking.trip.noneText')}
    />
  )
}
