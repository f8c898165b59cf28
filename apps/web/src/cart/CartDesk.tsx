import { may } from '@portolan/domain/may'
import { useRef } from 'react'
import { ExpiryAnnouncer } from '../expiry/ExpiryAnnouncer.tsx'
import { useNow } from '../expiry/use-now.ts'
import { useText } from '../i18n/text.ts'
import { leaveOut, useCartState } from '../session/cart-state.ts'
import { usePageTitle } from '../session/page-title.ts'
import { usePerson } from '../session/person.ts'
import { Note } from '../ui/Note.tsx'
import { ActionBar } from './ActionBar.tsx'
import { CartCard } from './CartCard.tsx'
import { CurrencyApart } from './CurrencyApart.tsx'
import { type CartEntry, isExpired } from './model.ts'
import { PriceQuestion } from './PriceQuestion.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { type Summary, summarise } from './summary.ts'
import { Timeline } from './Timeline.tsx'
import { useTimeLeft } from './time-left.ts'
import { usePriceCheck } from './use-price-check.ts'
import { useRemoval } from './use-removal.ts'

interface LeadProps {
  entries: readonly CartEntry[]
  bookable: readonly CartEntry[]
  summary: Summary
  now: number
}

/** How many there are, and how many of them can be booked now. */
function Lead({ entries, bookable, summary: { firstExpiry, isClosed, live }, now }: LeadProps) {
  const t = useText()
  const timeLeft = useTimeLeft()
  if (isClosed) return t('cart.lead.closed', { count: entries.length })
  if (firstExpiry === undefined) return t('cart.lead.expired', { count: bookable.length })
  return t('cart.lead', { count: entries.length, ready: live, time: timeLeft(firstExpiry, now) })
}

/** The list, what it comes to, and the questions about it. */
export function CartDesk({ entries }: { entries: readonly CartEntry[] }) {
  const t = useText()
  usePageTitle(t('shell.nav.cart'), t('cart.items', { count: entries.length }))
  const person = usePerson()
  const list = useRef<HTMLHeadingElement>(null)
  const { clockAhead, leftOut } = useCartState()
  const now = useNow(clockAhead)
  const prices = usePriceCheck(entries)
  // The button pressed is gone with its item: the list takes the focus, and with the last item the page.
  const removal = useRemoval(() => {
    if (list.current?.isConnected) list.current.focus()
    else if (document.activeElement === document.body) document.getElementById('main')?.focus()
  })
  const mayBook = ({ product }: CartEntry) => may(person, 'book', product)
  const bookable = entries.filter(mayBook)
  const summary = summarise(entries, leftOut, now, mayBook)
  const isChosen = ({ id }: CartEntry) => !leftOut.includes(id)
  return (
    <div className="page top">
      <h1>{t('shell.nav.cart')}</h1>
      <p className="muted cart-lead">
        <Lead entries={entries} bookable={bookable} summary={summary} now={now} />
      </p>
      <div role="status">{removal.refusal && <Note tone="warn">{removal.refusal}</Note>}</div>
      <CurrencyApart entries={entries} now={now} />
      <div className="cart-cols">
        <section aria-labelledby="cart-items">
          <h2 className="vh" id="cart-items" ref={list} tabIndex={-1}>
            {t('cart.list')}
          </h2>
          {entries.map((entry) => (
            <CartCard
              key={entry.id}
              entry={entry}
              now={now}
              permitted={mayBook(entry)}
              chosen={isChosen(entry)}
              trouble={prices.troubles[entry.id]}
              checking={prices.busy === entry.id}
              removing={removal.busy === entry.id}
              onChoose={(chosen) => leaveOut(entry.id, !chosen)}
              onCheck={() => void prices.check(entry.id)}
              onRemove={() => void removal.remove(entry)}
            />
          ))}
        </section>
        <aside className="cart-side">
          <SummaryCard summary={summary} />
          <Timeline
            entries={entries}
            counted={(entry) => isChosen(entry) && mayBook(entry) && !isExpired(entry, now)}
          />
        </aside>
      </div>
      {!summary.isClosed && <ActionBar summary={summary} now={now} />}
      <ExpiryAnnouncer holds={entries.map(({ id, title, expiresAt }) => ({ id, name: title, expiresAt }))} now={now} />
      <PriceQuestion
        prices={prices}
        entries={bookable}
        leftOut={leftOut}
        now={now}
        onRemove={(entry) => void removal.remove(entry)}
      />
    </div>
  )
}
