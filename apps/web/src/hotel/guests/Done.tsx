import type { HotelReservation, ResGuest } from '@portolan/contract/hotel-stay'
import { localeOf } from '@portolan/domain/language'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { RichText, useSpeech, useText } from '../../i18n/text.ts'
import { useMoments } from '../../moment/use-moments.ts'
import { PaidThere } from '../../price/PaidThere.tsx'
import { Price } from '../../price/Price.tsx'
import type { StayAsked } from '../../stay/address.ts'
import { isPaidThere, paidThereOf, takenLaterOf } from '../../stay/detail/bill.ts'
import { hotelRoom } from '../../stay/model/room.ts'
import { priceOf } from '../../stay/price.ts'
import { guestWords } from '../../stay/rooms-words.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import { passengerSummary, type RoomGuest, roomGuests } from '../model/guests.ts'
import { GuestsHead, titles } from './GuestsHead.tsx'

const nameOf = ({ nameTitle, firstName, lastName }: RoomGuest): string =>
  [nameTitle, firstName, lastName].filter(Boolean).join(' ')

/** Of one room: the guests that its counts name; all of them where it names none. */
function guestsIn(
  counts: HotelReservation['roomStays']['roomStayList'][number]['guestCounts'],
  all: readonly ResGuest[],
) {
  const refs = counts.guestCountList.flatMap(({ resGuestRPH }) => resGuestRPH ?? [])
  return refs.length > 0 ? all.filter(({ resGuestRPH }) => refs.includes(resGuestRPH)) : all
}

interface Props {
  reservation: HotelReservation
  stay: StayAsked
  hotel: string
  name: string | undefined
}

/** Booked, on the account or to be paid at the hotel: the reference, who sleeps where, and the way to the booking. */
export function Done({ reservation, stay, hotel, name }: Props) {
  const t = useText()
  const moments = useMoments()
  const locale = localeOf(useSpeech().language)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form is gone, and with it the focus: it goes where the news is.
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  const { uniqueIDs, roomStays, resGuests = [], resGlobalInfo } = reservation
  const total = priceOf(resGlobalInfo.total)
  const there = isPaidThere(roomStays.roomStayList, total) ? 'bookedThere' : 'booked'
  const at = reservation.resStatus === 'OnHold' ? 'held' : there
  const reference = uniqueIDs[0]?.id ?? ''
  const { adultCount, childCount } = passengerSummary(resGuests)
  const numbers = (resGlobalInfo.hotelReservationIDs ?? []).map(({ id }) => id)
  return (
    <>
      <GuestsHead {...{ stay, hotel, name, heading, at }} />
      <section className="card pad gu-done" aria-label={t(titles[at])}>
        <Icon of={CircleCheck} size="l" />
        <p>
          <RichText
            id="hotelGuests.done.reference"
            values={{
              reference: (
                <b key="reference">
                  <bdi dir="ltr">{reference}</bdi>
                </b>
              ),
            }}
          />
        </p>
        {at === 'held' && resGlobalInfo.holdExpires && (
          <p>
            {t('hotelGuests.held.until', {
              time: moments.instant(resGlobalInfo.holdExpires),
            })}
          </p>
        )}
        {resGuests.length > 0 && (
          <p className="muted">
            {guestWords([{ adults: adultCount, childAges: Array<null>(childCount).fill(null) }], t, locale)}
          </p>
        )}
        <ul className="gu-rooms">
          {roomStays.roomStayList.map((stay, index) => {
            const { adultGuests, childGuests } = roomGuests(guestsIn(stay.guestCounts, resGuests))
            return (
              <li key={stay.reference.id}>
                <b className="semi">{hotelRoom(stay, t).roomType}</b>
                <span className="small muted">
                  {[...adultGuests, ...childGuests].map(nameOf).map((name, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have one name, always in this order
                    <bdi key={at}>{name}</bdi>
                  ))}
                </span>
                {numbers[index] && (
                  <span className="small">
                    {t('hotelGuests.done.number')} <bdi dir="ltr">{numbers[index]}</bdi>
                  </span>
                )}
              </li>
            )
          })}
        </ul>
        <dl className="lines">
          <div className="tot">
            <dt>{t('hotelDetail.total')}</dt>
            <dd>
              <Price of={total} size="md" />
            </dd>
          </div>
          <PaidThere
            total={total}
            there={paidThereOf(roomStays.roomStayList)}
            later={takenLaterOf(roomStays.roomStayList)}
          />
        </dl>
        <Link
          className={buttonClass({ variant: 'primary' })}
          to="/booking/$product/view"
          params={{ product: 'hotel' }}
          search={{ id: reference }}
        >
          {t('hotelGuests.done.open')}
        </Link>
      </section>
    </>
  )
}
