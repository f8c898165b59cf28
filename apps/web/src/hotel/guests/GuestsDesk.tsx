import type { HotelResRS } from '@portolan/contract/hotel'
import type { Amount } from '@portolan/contract/shared'
import type { TypedTraveler } from '@portolan/contract/traveler-form'
import { may } from '@portolan/domain/may'
import { ArrowRight, ChevronUp } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { ActionBar } from '../../result/ActionBar.tsx'
import { draftName } from '../../session/draft.ts'
import type { SubmitButton } from '../../session/form.ts'
import { usePerson } from '../../session/person.ts'
import { shopToday } from '../../session/shop-today.ts'
import type { StayAsked } from '../../stay/address.ts'
import { detailAddress } from '../../stay/detail/address.ts'
import { isPaidThere } from '../../stay/detail/bill.ts'
import { guestsOf } from '../../stay/rooms.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useHeld } from '../detail/use-held.ts'
import { Consent } from './Consent.tsx'
import { Done } from './Done.tsx'
import { GuestForm } from './GuestForm.tsx'
import { GuestSummary } from './GuestSummary.tsx'
import { GuestsHead } from './GuestsHead.tsx'
import { Held } from './Held.tsx'
import { guestRoomsOf } from './party.ts'
import { reservationOf } from './reservation.ts'
import { Terms } from './Terms.tsx'
import { useSale } from './use-sale.ts'
import { WishesCard } from './WishesCard.tsx'
import { useWishes } from './wishes.ts'

interface Props {
  stay: StayAsked
  hotel: string
  answer: HotelResRS
  was: Amount | undefined
  /** Names the draft on the server. */
  purchase: string
  typed: readonly TypedTraveler[]
  onAgain(): void
}

const OnAccount = lazy(() => import('./OnAccount.tsx'))

/** The question before the agency's account is charged. */
interface Asking {
  book(): void
  leave(): void
}

/** What the way on is called: what the hotel takes itself does not go on the account. */
function wordsFor(isOnAccount: boolean, isAllThere: boolean) {
  if (!isOnAccount) return { button: 'hotelGuests.continue', hint: 'hotelGuests.continue.hint' } as const
  if (isAllThere) return { button: 'hotelGuests.there.book', hint: 'hotelGuests.there.hint' } as const
  return { button: 'hotelGuests.book', hint: 'hotelGuests.book.hint' } as const
}

const noRequirements = { leadTraveler: [], everyPassenger: [] }

/** Who sleeps where, what is wished for, what is agreed to; then the way on. */
export function GuestsDesk({ stay, hotel, answer, was, purchase, typed, onAgain }: Props) {
  const t = useText()
  const person = usePerson()
  const isAgency = person.kind === 'employee'
  // An employee who may not spend pays as everybody else does.
  const isOnAccount = may(person, 'spend', 'hotel')
  const { stays, total, requirements } = reservationOf(answer)
  const words = wordsFor(isOnAccount, isPaidThere(stays, total))
  const handles = stays.map(({ reference }) => reference.id)
  const held = useHeld(stays)
  const draft = draftName('hotel-wishes', detailAddress(stay, hotel))
  const [told, tell] = useWishes(draft)
  const [isOpen, setOpen] = useState(false)
  const rooms = useMemo(() => guestRoomsOf(stay.rooms), [stay.rooms])
  const today = shopToday()
  const days = useMemo(() => ({ today, last: stay.checkOut }), [today, stay.checkOut])
  const { correlationID } = answer
  const sale = useSale({ stay, hotel, handles, correlationID, agreed: total, draft, onMoved: onAgain })
  const name = stays[0]?.basicPropertyInfo.hotelName
  const [asking, setAsking] = useState<Asking>()
  if (sale.booked) return <Done {...{ stay, hotel, name }} reservation={sale.booked} />
  /** The form waits for the answer: it is pressed again only after it. */
  const confirm = (book: () => Promise<void>) =>
    new Promise<void>((resolve, reject) =>
      setAsking({
        book() {
          setAsking(undefined)
          book().then(resolve, reject)
        },
        leave() {
          setAsking(undefined)
          resolve()
        },
      }),
    )
  const goOn = (button: SubmitButton) => (
    <Button {...button} variant="primary" size="lg" block iconEnd={ArrowRight} disabled={held.isOver}>
      {t(words.button)}
    </Button>
  )
  const hold = ({ type, busy }: SubmitButton) => (
    <Button {...{ type, busy }} value="hold" size="lg" block disabled={held.isOver}>
      {t('hotelGuests.hold')}
    </Button>
  )
  const summary = (
    <>
      <GuestSummary {...{ stays, total }} />
      <Held {...{ stay, hotel, held }} />
    </>
  )
  return (
    <>
      <GuestsHead {...{ stay, hotel, name }} />
      <div className="gu-cols">
        <Consent {...{ stay, hotel, handles, was, answer, total }} />
        <GuestForm
          {...{ purchase, rooms, typed, days }}
          requirements={requirements ?? noRequirements}
          firstDay={stay.checkIn}
          onGuests={(guests, way) => {
            if (way === 'hold') return sale.byAgency(guests, told, 'hold')
            if (!isOnAccount) return sale.toCheckout(guests, told)
            return confirm(() => sale.byAgency(guests, told, 'book'))
          }}
        >
          {(button) => (
            <>
              <WishesCard {...{ told, isAgency }} onTell={tell} />
              <Terms stays={stays} />
              <div className="gu-go">
                <p className="small muted">{t(words.hint)}</p>
                {isAgency && hold(button)}
                {goOn(button)}
              </div>
              <ActionBar>
                <div className="bar-top">
                  <span className="small muted">{t('hotelGuests.people', { count: guestsOf(stay.rooms) })}</span>
                  <button type="button" className="bar-sum" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                    <span className="vh">{t('hotelDetail.summary.open')}</span>
                    <Price of={total} size="md" />
                    <Icon of={ChevronUp} size="s" />
                  </button>
                </div>
                <div className="gu-ways">
                  {isAgency && hold(button)}
                  {goOn(button)}
                </div>
              </ActionBar>
            </>
          )}
        </GuestForm>
        <aside className="gu-side" aria-labelledby="guests-sum">
          <div className="card pad">
            <h2 className="h3" id="guests-sum">
              {t('hotelDetail.summary')}
            </h2>
            {summary}
          </div>
        </aside>
        {isOpen && (
          <Drawer title={t('hotelDetail.summary')} onClose={() => setOpen(false)}>
            {summary}
          </Drawer>
        )}
        {asking && (
          <Suspense>
            <OnAccount {...{ stays, total }} onBook={asking.book} onClose={asking.leave} />
          </Suspense>
        )}
      </div>
    </>
  )
}
