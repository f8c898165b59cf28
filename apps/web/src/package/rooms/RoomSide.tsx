import type { Amount } from '@portolan/contract/shared'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { RichText, useText } from '../../i18n/text.ts'
import { paidThereOf, takenLaterOf } from '../../stay/detail/bill.ts'
import { sumOfTotals } from '../../stay/price.ts'
import { guestsOf } from '../../stay/rooms.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Bill } from '../bill.ts'
import { type Choice, choiceAddress } from '../choice.ts'
import type { FlightOffer } from '../flight-result.ts'
import { Hold } from '../Hold.tsx'
import { PackageSide } from '../PackageSide.tsx'
import type { PackageAsked } from '../search.ts'
import { YourPackage } from '../YourPackage.tsx'
import type { RoomsFound } from './use-rooms.ts'

interface Props {
  asked: PackageAsked
  choice: Choice
  found: RoomsFound
  kept: FlightOffer
  onAgain(): void
}

/** On to the review with every room chosen; more of a kind than are left is said before it is tried. */
function GoOn({ asked, choice, found, total }: Omit<Props, 'kept' | 'onAgain'> & { total: Amount }) {
  const t = useText()
  const { chosen, names, scarce } = found
  const [type] = scarce?.roomTypes ?? []
  if (type)
    return (
      <>
        <Button variant="primary" size="lg" block disabled>
          {t('package.continue')}
        </Button>
        <p className="xs faint why" role="status">
          {t('hotelDetail.go.scarce', { room: type.roomType, count: type.numberOfUnits ?? 1 })}
        </p>
      </>
    )
  const handles = chosen.map(({ reference }) => reference.id)
  return (
    <Link
      className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
      to="/package/review"
      search={choiceAddress(asked, { ...choice, rooms: names, handles, was: total })}
    >
      {t('package.continue')}
      <Icon of={ArrowRight} size="s" flip />
    </Link>
  )
}

/** The package with the rooms that are chosen. */
export function RoomSide({ asked, choice, found, kept, onAgain }: Props) {
  const { chosen, trip, house } = found
  const rooms = sumOfTotals(chosen.map(({ total }) => total))
  if (!trip || !rooms) return null
  const { total, saving = { ...total, amount: 0 } } = trip
  const bill: Bill = { fare: kept.fare, rooms, saving, total, there: paidThereOf(chosen), later: takenLaterOf(chosen) }
  const name = house?.hotelName ?? ''
  const goOn = <GoOn {...{ asked, choice, found, total }} />
  const brief = (
    <RichText id="package.bar" values={{ hotel: <bdi key="hotel">{name}</bdi>, count: guestsOf(asked.rooms) }} />
  )
  return (
    <PackageSide {...{ bill, brief, onAgain }} go={goOn} expiresAt={kept.expiresAt}>
      <YourPackage {...{ asked, bill }} hotel={name}>
        <Hold expiresAt={kept.expiresAt} onAgain={onAgain}>
          {goOn}
        </Hold>
      </YourPackage>
    </PackageSide>
  )
}
