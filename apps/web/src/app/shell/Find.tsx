import type { BookingSummary } from '@portolan/contract/booking'
import { holds } from '@portolan/domain/may'
import { useNavigate } from '@tanstack/react-router'
import { findBookings } from '../../booking/calls.ts'
import { bookingChoice } from '../../booking/find.ts'
import { referenceOf } from '../../booking/model.ts'
import { useFormat } from '../../i18n/format.ts'
import { useSpeech, useText } from '../../i18n/text.ts'
import { findPlaces } from '../../place/calls.ts'
import { choiceOf, type PlaceChoice, placeId } from '../../place/place.ts'
import { useAccountState } from '../../session/account-state.ts'
import { usePerson } from '../../session/person.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import type { Choice } from '../../ui/choice.ts'
import { Dialog } from '../../ui/Dialog.tsx'

interface BookingChoice extends Choice {
  booking: BookingSummary
}

/** Bookings by reference or traveller, then places to go to; one that does not answer does not hide the other. */
export default function Find({ onClose }: { onClose(): void }) {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { language } = useSpeech()
  const { logedIn } = useAccountState()
  const mayViewRail = holds(usePerson(), 'rail:view')

  const search = async (text: string, signal: AbortSignal): Promise<(BookingChoice | PlaceChoice)[]> => {
    const [bookings, places] = await Promise.allSettled([
      logedIn ? findBookings(text, signal) : [],
      // A place leads to the search for trains.
      mayViewRail ? findPlaces('rail-station', text, language, signal) : [],
    ])
    if (bookings.status === 'rejected' && places.status === 'rejected') throw places.reason
    const own = bookings.status === 'fulfilled' ? bookings.value : []
    const found = places.status === 'fulfilled' ? places.value : []
    return [
      ...own.map((booking) => ({ ...bookingChoice(booking, format), booking })),
      ...found.map((place) => choiceOf(place, 'rail-station', t)),
    ]
  }
  const go = (choice: BookingChoice | PlaceChoice | null) => {
    if (!choice) return
    onClose()
    if ('booking' in choice) {
      const { booking } = choice
      const search = { id: referenceOf(booking).id }
      void navigate({ to: '/booking/$product/view', params: { product: booking.productType }, search })
    } else {
      const { place } = choice
      void navigate({ to: '/rail', search: { to: placeId(place), toName: place.name } })
    }
  }
  return (
    <Dialog title={t('shell.find')} closeOutside onClose={onClose}>
      <div className="find">
        <Combobox label={t('shell.find')} value={null} onChange={go} search={search} leadsElsewhere />
      </div>
    </Dialog>
  )
}
