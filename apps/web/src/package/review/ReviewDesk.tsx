import './review.css'
import { Link, useNavigate } from '@tanstack/react-router'
import { RichText, useText } from '../../i18n/text.ts'
import { guestsOf } from '../../stay/rooms.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { type Choice, choiceAddress } from '../choice.ts'
import { Hold } from '../Hold.tsx'
import { KeptFlight } from '../KeptFlight.tsx'
import { PackageHead } from '../PackageHead.tsx'
import { PackageSide } from '../PackageSide.tsx'
import { Renew } from '../Renew.tsx'
import type { PackageAsked } from '../search.ts'
import { useTripWords } from '../trip-words.ts'
import { YourPackage } from '../YourPackage.tsx'
import { Cancelling } from './Cancelling.tsx'
import { Consent } from './Consent.tsx'
import { useVerified } from './calls.ts'
import { GoOn } from './GoOn.tsx'
import { RoomsCard } from './RoomsCard.tsx'
import { verifiedOf } from './verified.ts'

interface Props {
  asked: PackageAsked
  choice: Choice
  flight: string
  handles: readonly string[]
}

type Answer = NonNullable<ReturnType<typeof useVerified>['data']>

/** Both parts at the price of now, what cancelling them costs, and the way on. */
function Checked({ asked, choice, answer }: Omit<Props, 'flight' | 'handles'> & { answer: Answer }) {
  const t = useText()
  const navigate = useNavigate()
  const { flight, stays, total, bill, penalties } = verifiedOf(answer)
  const hotel = stays[0]?.basicPropertyInfo.hotelName ?? ''
  // Found again by what it was: handles run out.
  const again: Choice = { pick: choice.pick, hotel: choice.hotel, rooms: choice.rooms }
  const expiresAt = Date.parse(answer.expiredDateTime)
  const onAgain = () => void navigate({ to: '/package/hotels', search: choiceAddress(asked, again) })
  const goOn = <GoOn answer={answer} search={choiceAddress(asked, again)} />
  const brief = (
    <RichText id="package.bar" values={{ hotel: <bdi key="hotel">{hotel}</bdi>, count: guestsOf(asked.rooms) }} />
  )
  return (
    <>
      <Consent {...{ asked, choice, hotel, total }} isChanged={answer.priceChanged} />
      {flight && <KeptFlight flight={flight} />}
      <div className="pk-cols two">
        <div className="pk-main">
          <RoomsCard
            stays={stays}
            change={
              <Link
                className="link small pk-back"
                to="/package/rooms"
                search={choiceAddress(asked, { ...again, flight: choice.flight })}
              >
                {t('package.rooms.see')}
              </Link>
            }
          />
          <Cancelling penalties={penalties} />
        </div>
        <PackageSide {...{ bill, brief, expiresAt, onAgain }} go={goOn}>
          <YourPackage {...{ asked, bill, hotel }}>
            <Hold {...{ expiresAt, onAgain }}>{goOn}</Hold>
          </YourPackage>
        </PackageSide>
      </div>
    </>
  )
}

export function ReviewDesk({ asked, choice, flight, handles }: Props) {
  const t = useText()
  const words = useTripWords(asked)
  const { data, error, isFetching, refetch } = useVerified(flight, handles)
  const again: Choice = { pick: choice.pick, hotel: choice.hotel, rooms: choice.rooms }
  return (
    <div className="page top pk-page">
      <PackageHead
        title={t('package.review.title')}
        lead={t('package.review.lead', words)}
        step="travellers"
        {...{ asked, choice }}
      />
      {isFetching && (
        <div className="pk-wait">
          <Wait label={t('package.review.asking')} skeleton={<Skeleton heights={[92, 220, 160]} widths={[100]} />} />
        </div>
      )}
      {!isFetching && error && (
        <Renew {...{ asked }} failure={error} choice={again} none="" onAgain={() => void refetch()} />
      )}
      {!isFetching && data && <Checked {...{ asked, choice }} answer={data} />}
    </div>
  )
}
