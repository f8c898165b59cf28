import type { BookingSummary } from '@portolan/contract/booking'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { findBookings } from '../../booking/calls.ts'
import { bookingChoice } from '../../booking/find.ts'
import { referenceOf } from '../../booking/model.ts'
import { useFormat } from '../../i18n/format.ts'
import { useSpeech, useText } from '../../i18n/text.ts'
import { findPlaces } from '../../place/calls.ts'
import { choiceOf, type Place, placeId } from '../../place/place.ts'
import { useAccountState } from '../../session/account-state.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import type { Choice } from '../../ui/choice.ts'
import { Dialog } from '../../ui/Dialog.tsx'

interface Found {
  bookings: readonly BookingSummary[]
  places: readonly Place[]
}

const nothing: Found = { bookings: [], places: [] }

/** Bookings by reference or traveller, then places to go to; one that does not answer does not hide the other. */
export default function Find({ onClose }: { onClose(): void }) {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { language } = useSpeech()
  const { logedIn } = useAccountState()
  const [found, setFound] = useState(nothing)

  const search = async (text: string, signal: AbortSignal): Promise<Choice[]> => {
    const [bookings, places] = await Promise.allSettled([
      logedIn ? findBookings(text, signal) : [],
      findPlaces('rail-station', text, language, signal),
    ])
    if (bookings.status === 'rejected' && places.status === 'rejected') throw places.reason
    const answer: Found = {
      bookings: bookings.status === 'fulfilled' ? bookings.value : [],
      places: places.status === 'fulfilled' ? places.value : [],
    }
    setFound(answer)
    return [
      ...answer.bookings.map((booking) => bookingChoice(booking, format)),
      ...answer.places.map((place) => choiceOf(place, 'rail-station', t)),
    ]
  }
  const go = (choice: Choice | null) => {
    if (!choice) return
    onClose()
    const booking = found.bookings.find(({ bookingId }) => bookingId === choice.id)
    const place = found.places.find((one) => placeId(one) === choice.id)
    if (booking)
      void navigate({
        to: '/booking/$product/view',
        params: { product: booking.productType },
        search: { id: referenceOf(booking).id },
      })
    else if (place) void navigate({ to: '/rail', search: { to: placeId(place), toName: place.name } })
  }
  return (
    <Dialog title={t('shell.find')} closeOutside onClose={onClose}>
      <div className="find">
        <Combobox label={t('shell.find')} value={null} onChange={go} search={search} />
      </div>
    </Dialog>
  )
}
