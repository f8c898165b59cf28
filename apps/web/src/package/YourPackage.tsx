import '../result/summary.css'
import './your-package.css'
import type { ReactNode } from 'react'
import { useFormat } from '../i18n/format.ts'
import { RichText, useText } from '../i18n/text.ts'
import { PaidThere } from '../price/PaidThere.tsx'
import { Price } from '../price/Price.tsx'
import { guestsOf } from '../stay/rooms.ts'
import { Note } from '../ui/Note.tsx'
import { type Bill, costApart, roomsApart, shareOf } from './bill.ts'
import type { PackageAsked } from './search.ts'
import { useTripWords } from './trip-words.ts'

interface Props {
  asked: PackageAsked
  hotel: string
  bill: Bill
  /** How long it holds, and the way on. */
  children: ReactNode
}

function Lines({ asked, hotel, bill }: Omit<Props, 'children'>) {
  const t = useText()
  const format = useFormat()
  const { who, nights } = useTripWords(asked)
  const { fare, saving, total, there, later } = bill
  const travellers = guestsOf(asked.rooms)
  return (
    <dl className="lines">
      <div>
        <dt>{t('package.sum.flight', { who })}</dt>
        <dd>
          <Price of={fare} />
        </dd>
      </div>
      <div>
        <dt>
          <RichText id="package.sum.hotel" values={{ hotel: <bdi key="hotel">{hotel}</bdi>, nights }} />
        </dt>
        <dd>
          <Price of={roomsApart(bill)} />
        </dd>
      </div>
      {saving.amount > 0 && (
        <div className="pk-saved">
          <dt>{t('package.sum.saving')}</dt>
          <dd>
            <bdi dir="ltr">{`−${format.money(saving.amount, saving.currencyCode)}`}</bdi>
          </dd>
        </div>
      )}
      <div className="tot">
        <dt>{t('package.sum.total')}</dt>
        <dd>
          <Price of={total} size="lg" />
        </dd>
      </div>
      <div className="sub">
        <dt>{t('package.sum.for', { count: travellers })}</dt>
        <dd>
          <RichText id="package.sum.each" values={{ price: <Price key="price" of={shareOf(bill, travellers)} /> }} />
        </dd>
      </div>
      <PaidThere total={total} there={there} later={later} />
    </dl>
  )
}

/** Flight, hotel, what both save together, and what they come to. */
export function YourPackage({ asked, hotel, bill, children }: Props) {
  return (
    <div className="summary">
      <Lines {...{ asked, hotel, bill }} />
      {bill.saving.amount > 0 && (
        <Note tone="ok">
          <RichText id="package.sum.apart" values={{ price: <Price key="price" of={costApart(bill)} /> }} />
        </Note>
      )}
      {children}
    </div>
  )
}
