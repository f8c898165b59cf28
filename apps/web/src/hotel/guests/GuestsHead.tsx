import { may } from '@portolan/domain/may'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { useText } from '../../i18n/text.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { usePerson } from '../../session/person.ts'
import type { StayAsked } from '../../stay/address.ts'
import { detailAddress } from '../../stay/detail/address.ts'
import { Steps } from '../../ui/Steps.tsx'

interface Props {
  stay: StayAsked
  hotel: string
  /** Absent while the rooms are asked about. */
  name?: string | undefined
  /** held: the rooms are taken, and still to be paid for. bookedThere: the hotel is paid, and the account is not charged. */
  at?: 'guests' | 'held' | 'booked' | 'bookedThere'
  heading?: Ref<HTMLHeadingElement>
}

export const titles = {
  guests: 'hotelGuests.title',
  held: 'hotelGuests.held',
  booked: 'hotelGuests.done',
  bookedThere: 'hotelGuests.there.done',
} as const

/** What this page asks or says, for which hotel, and how far it has come. */
export function GuestsHead({ stay, hotel, name, at = 'guests', heading }: Props) {
  const t = useText()
  // What goes on the agency's account is booked in one step with its guests: nobody pays in between.
  const isOnAccount = may(usePerson(), 'spend', 'hotel') && at !== 'held'
  const last = isOnAccount
    ? { id: 'done', label: t('hotelGuests.step.done') }
    : { id: 'pay', label: t('hotelGuests.step.pay') }
  usePageTitle(t(titles[at]), name)
  return (
    <div className="gu-top">
      <div className="grow">
        <h1 ref={heading} tabIndex={-1}>
          {t(titles[at])}
        </h1>
        {at === 'guests' ? (
          <p className="muted">{t('hotelGuests.lead')}</p>
        ) : (
          name && <bdi className="muted">{name}</bdi>
        )}
      </div>
      <Steps
        label={t('hotelGuests.steps')}
        current={at === 'guests' ? 'guests' : last.id}
        steps={[
          { id: 'rooms', label: t('hotelGuests.step.rooms') },
          { id: 'guests', label: t('hotelGuests.step.guests') },
          last,
        ]}
        {...(at === 'guests' && {
          linkTo: (_: string, label: string) => (
            <Link to="/hotel/detail" search={detailAddress(stay, hotel)}>
              {label}
            </Link>
          ),
        })}
      />
    </div>
  )
}
