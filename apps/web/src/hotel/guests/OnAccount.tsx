import type { RoomStay } from '@portolan/contract/hotel-stay'
import type { Amount } from '@portolan/contract/shared'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { RichText, useText } from '../../i18n/text.ts'
import { usePaymentConfig } from '../../payment/calls.ts'
import { type Credit, creditFor } from '../../payment/credit.ts'
import { Price } from '../../price/Price.tsx'
import { lessBy } from '../../price/sum.ts'
import { isPaidThere, paidThereOf } from '../../stay/detail/bill.ts'
import { CancelSpans } from '../../stay/detail/CancelSpans.tsx'
import { hotelRoom } from '../../stay/model/room.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { GuestSummary } from './GuestSummary.tsx'

/** What the account has left now and after this booking; whether it is enough is for the server to decide. */
function CreditLines({ credit, charge }: { credit: Credit; charge: Amount }) {
  const t = useText()
  if (credit.kind === 'none')
    return <Note tone="warn">{t('hotelGuests.account.none', { currency: charge.currencyCode })}</Note>
  const { left, limit, missing } = credit
  return (
    <>
      <dl className="lines">
        <div>
          <dt>{t('hotelGuests.account.charge')}</dt>
          <dd>
            <Price of={charge} />
          </dd>
        </div>
        <div>
          <dt>
            <RichText id="hotelGuests.account.left" values={{ limit: <Price key="limit" of={limit} /> }} />
          </dt>
          <dd>
            <Price of={left} />
          </dd>
        </div>
        {credit.kind === 'enough' && (
          <div className="tot">
            <dt>{t('hotelGuests.account.after')}</dt>
            <dd>
              <Price of={lessBy(left, charge)} />
            </dd>
          </div>
        )}
      </dl>
      {credit.kind === 'short' && (
        <Note tone="warn">
          <RichText id="hotelGuests.account.short" values={{ price: <Price key="price" of={missing} /> }} />
        </Note>
      )}
    </>
  )
}

interface Props {
  stays: readonly RoomStay[]
  total: Amount
  onBook(): void
  onClose(): void
}

const [boxId, errorId] = ['gu-agree', 'gu-agree-error']

/**
 * The last word before the rooms are booked: what for, under which conditions, and what the account has left; or that it is
 * not charged, where the hotel takes all of it.
 */
export default function OnAccount({ stays, total, onBook, onClose }: Props) {
  const t = useText()
  const { data: config } = usePaymentConfig()
  const [isAgreed, setAgreed] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const there = paidThereOf(stays)
  const charge = there ? lessBy(total, there) : total
  const isAllThere = isPaidThere(stays, total)
  const press = () => {
    setMissed(!isAgreed)
    if (isAgreed) onBook()
    else document.getElementById(boxId)?.focus()
  }
  return (
    <Dialog
      title={t(isAllThere ? 'hotelGuests.there.title' : 'hotelGuests.account.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('hotelGuests.account.back')}</Button>
          <Button variant="primary" onClick={press}>
            {isAllThere ? (
              t('hotelGuests.there.book')
            ) : (
              <span>
                <RichText id="hotelGuests.account.book" values={{ price: <Price key="price" of={total} /> }} />
              </span>
            )}
          </Button>
        </>
      }
    >
      <div className="gu-account">
        <GuestSummary {...{ stays, total }} />
        {isAllThere && <Note tone="info">{t('hotelGuests.there.nothing')}</Note>}
        {config && !isAllThere && <CreditLines credit={creditFor(config.accounts, charge)} charge={charge} />}
        {stays.map((stay) => (
          <section key={stay.reference.id} className="gu-terms">
            <h3 className="h4">{hotelRoom(stay, t).roomType}</h3>
            <CancelSpans penalties={stay.ratePlans[0]?.cancelPenalties ?? []} />
          </section>
        ))}
        <Checkbox
          id={boxId}
          label={t('hotelGuests.account.agree')}
          checked={isAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
          {...(isMissed && !isAgreed && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        <div role="alert">
          {isMissed && !isAgreed && (
            <p className="gu-missed small" id={errorId}>
              <Icon of={CircleAlert} size="s" />
              <span>{t('hotelGuests.account.missing')}</span>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
