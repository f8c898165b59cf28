import './guests.css'
import type { Amount } from '@portolan/contract/shared'
import { Link, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { CallError } from '../../api/failure.ts'
import { useText } from '../../i18n/text.ts'
import { readStay, type StayAsked } from '../../stay/address.ts'
import { readHandles, readHotel, readWas } from '../../stay/detail/address.ts'
import { writeRooms } from '../../stay/rooms.ts'
import { useTravelerDraft } from '../../traveler/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { useConfirmation } from './calls.ts'
import { GuestsDesk } from './GuestsDesk.tsx'
import { GuestsHead } from './GuestsHead.tsx'
import { BackToRooms } from './Held.tsx'

/** By the stay and not by its handles: what was typed is found again after a search that had to be made anew. */
const purchaseOf = (hotel: string, { checkIn, checkOut, rooms }: StayAsked): string =>
  ['hotel', hotel, checkIn, checkOut, writeRooms(rooms)].join('-').slice(0, 128)

function Failed({
  stay,
  hotel,
  failure,
  onAgain,
}: {
  stay: StayAsked
  hotel: string
  failure: CallError
  onAgain(): void
}) {
  const t = useText()
  // Expired or unknown: only the page of the rooms can find them again. Trouble on the way may pass.
  const isOver = failure.status >= 400 && failure.status < 500
  return (
    <ErrorPanel
      title={failure.title}
      message={failure.message}
      kept={t('hotelGuests.kept')}
      actions={
        <>
          {!isOver && <Button onClick={onAgain}>{t('shell.failure.again')}</Button>}
          <BackToRooms {...{ stay, hotel }} isPrimary={isOver} />
        </>
      }
    />
  )
}

interface Chosen {
  stay: StayAsked
  hotel: string
  handles: readonly string[]
  was: Amount | undefined
}

function Asked({ stay, hotel, handles, was }: Chosen) {
  const t = useText()
  const purchase = purchaseOf(hotel, stay)
  const { data: answer, error, refetch } = useConfirmation(stay, handles)
  const draft = useTravelerDraft(purchase)
  const onAgain = () => void refetch()
  // A draft that cannot be read is an empty form, and no reason to keep anybody waiting.
  if (!answer || draft.isPending)
    return (
      <>
        <GuestsHead {...{ stay, hotel }} />
        {error && !answer ? (
          <Failed {...{ stay, hotel, onAgain }} failure={error as CallError} />
        ) : (
          <Wait label={t('hotelGuests.loading')} skeleton={<Skeleton heights={[360, 360]} widths={[100]} />} />
        )}
      </>
    )
  return <GuestsDesk {...{ stay, hotel, answer, was, purchase, onAgain }} typed={draft.data ?? []} />
}

/** The guests of the rooms that the address holds. */
export default function GuestsScreen() {
  const t = useText()
  const address = useSearch({ strict: false }) as Record<string, unknown>
  const stay = useMemo(() => readStay(address), [address])
  const hotel = readHotel(address)
  const handles = readHandles(address)
  if (stay && hotel && handles.length === stay.rooms.length)
    return (
      <div className="page top">
        <Asked key={handles.join()} {...{ stay, hotel, handles }} was={readWas(address)} />
      </div>
    )
  return (
    <div className="page top">
      <h1>{t('hotelGuests.title')}</h1>
      <EmptyState
        title={t('hotelGuests.nothing')}
        text={t('hotelGuests.nothing.text')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/hotel" search={address}>
            {t('hotelGuests.search')}
          </Link>
        }
      />
    </div>
  )
}
