import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { RichText, useText } from '../../i18n/text.ts'
import { guestsOf } from '../../stay/rooms.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Bill } from '../bill.ts'
import { type Choice, choiceAddress } from '../choice.ts'
import type { FlightOffer } from '../flight-result.ts'
import { Hold } from '../Hold.tsx'
import { type HotelOffer, paidThere } from '../hotel-result.ts'
import { PackageSide } from '../PackageSide.tsx'
import type { PackageAsked } from '../search.ts'
import { YourPackage } from '../YourPackage.tsx'

interface Props {
  asked: PackageAsked
  choice: Choice
  kept: FlightOffer
  hotel: HotelOffer
  onAgain(): void
}

/** The package with the cheapest rooms of the chosen hotel; other rooms are one press away. */
export function HotelSide({ asked, choice, kept, hotel, onAgain }: Props) {
  const t = useText()
  const { trip, total: rooms, item, handles } = hotel
  const bill: Bill = { fare: kept.fare, rooms, saving: trip.saving, total: trip.total, there: paidThere(hotel) }
  const chosen: Choice = { flight: kept.id, pick: kept.pick, hotel: hotel.id }
  const goOn = (
    <Link
      className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
      to="/package/review"
      search={choiceAddress(asked, { ...chosen, handles, was: trip.total })}
    >
      {t('package.continue')}
      <Icon of={ArrowRight} size="s" flip />
    </Link>
  )
  const brief = (
    <RichText
      id="package.bar"
      values={{ hotel: <bdi key="hotel">{item.hotelName}</bdi>, count: guestsOf(asked.rooms) }}
    />
  )
  return (
    <PackageSide {...{ bill, brief, onAgain }} go={goOn} expiresAt={kept.expiresAt}>
      <YourPackage {...{ asked, bill }} hotel={item.hotelName}>
        <Hold expiresAt={kept.expiresAt} onAgain={onAgain}>
          {goOn}
          <Link
            className={buttonClass({ block: true })}
            to="/package/rooms"
            search={choiceAddress(asked, { ...chosen, rooms: choice.rooms })}
          >
            {t('package.rooms.see')}
          </Link>
        </Hold>
      </YourPackage>
    </PackageSide>
  )
}
