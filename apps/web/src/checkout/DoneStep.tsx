import './booked.css'
import { Link } from '@tanstack/react-router'
import { Check, Clock } from 'lucide-react'
import { useEffect } from 'react'
import type { MessageId } from '../i18n/messages.ts'
import { RichText, useText } from '../i18n/text.ts'
import { Moment } from '../moment/Moment.tsx'
import { useAccountState } from '../session/account-state.ts'
import { loadCart } from '../session/cart-load.ts'
import { useCartState } from '../session/cart-state.ts'
import { usePageTitle } from '../session/page-title.ts'
import { usePerson } from '../session/person.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'
import { BookedCard } from './BookedCard.tsx'
import { Charged } from './Charged.tsx'
import { GuestCard } from './GuestCard.tsx'
import { Lost } from './Lost.tsx'
import { PapersCard } from './PapersCard.tsx'
import { StillAsking } from './StillAsking.tsx'
import { firstHold, type Line } from './state.ts'
import type { StepProps } from './TravellersStep.tsx'
import { WhatNext } from './WhatNext.tsx'

function useHeading(lines: readonly Line[]): { title: string; isGood: boolean } {
  const t = useText()
  const [bought, held, asking] = (['bought', 'held', 'asking'] as const).map(
    (state) => lines.filter((line) => line.state === state).length,
  )
  if (asking) return { title: t('checkout.done.asking'), isGood: false }
  if (bought === lines.length) return { title: t('checkout.done.all', { count: lines.length }), isGood: true }
  if (bought) return { title: t('checkout.done.some', { booked: bought, count: lines.length }), isGood: true }
  if (held) return { title: t('checkout.done.held', { count: held }), isGood: true }
  return { title: t('checkout.done.nothing'), isGood: false }
}

function Deadline({ lines, orderId }: { lines: readonly Line[]; orderId: string }) {
  const t = useText()
  const until = firstHold(lines)?.holdUntil
  if (until === undefined) return null
  const time = (
    <b key="time">
      <Moment kind="expiry" at={until} />
    </b>
  )
  return (
    <section className="card pad co-sum" aria-labelledby="co-deadline">
      <h2 className="h3" id="co-deadline">
        {t('checkout.done.payBy')}
      </h2>
      <p>
        <RichText id="checkout.done.payByText" values={{ time }} />
      </p>
      <Link
        className={buttonClass({ variant: 'primary', block: true })}
        to="/cart/book"
        search={{ order: orderId, step: 'pay' }}
      >
        {t('checkout.done.payNow')}
      </Link>
    </section>
  )
}

/** Whom the documents go to by themselves. */
function mailedWord(isAgency: boolean, { mailsTraveler }: StepProps['order']): MessageId {
  if (!isAgency) return 'checkout.done.mailed'
  return mailsTraveler ? 'checkout.done.mailedToBoth' : 'checkout.done.mailedToAgent'
}

/** What was bought, what is held, what could not be had and why, and what was charged. */
export function DoneStep({ order, lines, goodsOf }: StepProps) {
  const t = useText()
  const { logedIn } = useAccountState()
  const isAgency = usePerson().kind === 'employee'
  const now = Date.now() + useCartState().clockAhead
  const { title, isGood } = useHeading(lines)
  const [only, ...others] = lines
  const named = only && others.length === 0 ? only : undefined
  usePageTitle(
    named?.state === 'bought' ? t('checkout.done.bookedOf', { item: named.title }) : title,
    named?.state === 'bought' ? undefined : named?.title,
  )
  const bought = lines.filter(({ state }) => state === 'bought')
  const held = lines.filter(({ state }) => state === 'held')
  const lost = lines.filter(({ state }) => state === 'failed' || state === 'expired' || state === 'refused')
  const isAsking = lines.some(({ state }) => state === 'asking')
  // What was bought has left the cart.
  useEffect(() => {
    if (!isAsking) void loadCart()
  }, [isAsking])
  return (
    <div className="page top">
      <div className="co-done" role="status">
        <span className={isGood ? 'co-done-m' : 'co-done-m off'}>
          <Icon of={isGood ? Check : Clock} size="l" />
        </span>
        <div>
          <h1>{title}</h1>
          {bought.length > 0 && <p className="muted">{t(mailedWord(isAgency, order))}</p>}
        </div>
      </div>
      <div className="columns">
        <div className="stack">
          {isAsking && <StillAsking />}
          <Lost lines={lost} goodsOf={goodsOf} orderId={order.orderId} />
          {bought.length > 0 && (
            <section className="card" aria-labelledby="co-booked">
              <div className="co-h">
                <h2 className="h3 grow" id="co-booked">
                  {t('checkout.done.booked')}
                </h2>
                <span className="small muted">{t('cart.items', { count: bought.length })}</span>
              </div>
              {bought.map((line) => (
                <BookedCard key={line.id} line={line} goodsOf={goodsOf} />
              ))}
            </section>
          )}
          {held.length > 0 && (
            <section className="card" aria-labelledby="co-held">
              <div className="co-h">
                <h2 className="h3 grow" id="co-held">
                  {t('checkout.done.heldTitle')}
                </h2>
              </div>
              {held.map((line) => (
                <BookedCard key={line.id} line={line} goodsOf={goodsOf} />
              ))}
            </section>
          )}
          <PapersCard orderId={order.orderId} lines={bought} />
        </div>
        <aside className="beside co-side" aria-label={t('checkout.charged.payment')}>
          <Deadline lines={held} orderId={order.orderId} />
          <Charged bought={bought} held={held} lost={lost} currencyCode={order.total.currencyCode} />
          <WhatNext lines={lines} now={now} />
          {bought.length > 0 && !logedIn && <GuestCard />}
          {bought.length > 0 && logedIn && (
            <Link className={buttonClass({ block: true })} to="/trip">
              {t('checkout.done.trip')}
            </Link>
          )}
          <Link className={buttonClass({ block: true })} to="/rail">
            {t('checkout.done.more')}
          </Link>
        </aside>
      </div>
    </div>
  )
}
