import type { OrderRS } from '@portolan/contract/checkout'
import type { Amount } from '@portolan/contract/shared'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { needTexts } from '../i18n/store.ts'
import { RichText, useText } from '../i18n/text.ts'
import { usePaymentConfig } from '../payment/calls.ts'
import type { CardFrame } from '../payment/TestCardFrame.tsx'
import { Price } from '../price/Price.tsx'
import { ActionBar } from '../result/ActionBar.tsx'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Agreement, type Consent, consentId, consents } from './Agreement.tsx'
import type { GoodsOf } from './goods.ts'
import { HoldAt, HoldLine } from './HoldCard.tsx'
import type { InvoiceTo as Invoiced } from './InvoiceTo.tsx'
import { ItemTerms } from './ItemTerms.tsx'
import { Lost } from './Lost.tsx'
import { PayMethods } from './PayMethods.tsx'
import type { Method } from './PayOption.tsx'
import { PriceConsent } from './PriceConsent.tsx'
import { maySpendOnAll } from './rights.ts'
import { firstHold, isPayable, type Line, laterEnd } from './state.ts'
import { Total } from './Total.tsx'
import { splitOf } from './there.ts'
import type { Payment } from './use-payment.ts'
import { firstMethod, listMethods } from './ways.ts'

const InvoiceTo = lazy(async () => {
  await needTexts('invoice')
  return import('./InvoiceTo.tsx')
})

interface Props {
  order: OrderRS
  lines: readonly Line[]
  goodsOf: GoodsOf
  total: Amount
  payment: Payment
  now: number
}

const nothingGiven: ReadonlySet<Consent> = new Set()

/** The hold has ended on this page: the suppliers are asked again with what was typed. */
function HoldOver({ orderId }: { orderId: string }) {
  const t = useText()
  return (
    <ErrorPanel
      message={t('error.hold.expired')}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to="/cart/book" search={{ order: orderId }}>
          {t('checkout.askAgain')}
        </Link>
      }
    />
  )
}

/** How to pay, what is agreed to, and the button. */
export function PayDesk({ order, lines, goodsOf, total, payment, now }: Props) {
  const t = useText()
  const frame = useRef<CardFrame>(null)
  const top = useRef<HTMLDivElement>(null)
  const invoiceTo = useRef<Invoiced>(undefined)
  const keepInvoiceTo = useCallback((typed: Invoiced) => {
    invoiceTo.current = typed
  }, [])
  const [chosen, setMethod] = useState<Method>()
  const [consented, setConsented] = useState({ quoteId: order.quoteId, given: nothingGiven })
  const [missed, setMissed] = useState(false)
  const { busy, trouble, pay } = payment
  const person = usePerson()
  const payable = lines.filter(isPayable)
  // What was ticked was ticked for the order as it was: of another one nothing is agreed to yet.
  const given = consented.quoteId === order.quoteId ? consented.given : nothingGiven
  // It stays while the account is looked up: what was offered first must not change under somebody's hand.
  const { data: config } = usePaymentConfig()
  const { now: payNow, place, isAllThere } = splitOf(payable, total)
  const methods = listMethods({
    person,
    isAllThere,
    takesCards: config?.provider !== 'none',
    maySpend: maySpendOnAll(person, payable),
    isHeld: laterEnd(payable.filter(({ state }) => state === 'held')) !== undefined,
  })
  const method = chosen && methods.includes(chosen) ? chosen : firstMethod(methods)
  const holdUntil = firstHold(payable)?.holdUntil
  const isOver = holdUntil !== undefined && holdUntil <= now
  // What the bank said stands at the top, and the button that was pressed may be far below it.
  useEffect(() => {
    if (trouble) top.current?.focus()
  }, [trouble])
  const give = (consent: Consent, on: boolean) =>
    setConsented({
      quoteId: order.quoteId,
      given: new Set(consents.filter((one) => (one === consent ? on : given.has(one)))),
    })
  const press = () => {
    const token = method === 'card' ? frame.current?.take() : undefined
    if (method === 'card' && token === undefined) return
    const missing = consents.find((consent) => !given.has(consent))
    setMissed(missing !== undefined)
    if (missing) return document.getElementById(consentId(missing))?.focus()
    const wish = { invoiceTo: invoiceTo.current }
    if (token !== undefined) void pay({ kind: 'token', provider: 'test', token }, total, wish)
    else if (method === 'there') void pay({ kind: 'there' }, total, wish)
    else void pay({ kind: 'account' }, total, { ...wish, payLater: method === 'later' })
  }
  const paying = isAllThere ? (
    t(`checkout.there.${place}`)
  ) : (
    <span>
      <RichText id="checkout.button.pay" values={{ price: <Price key="price" of={payNow} /> }} />
    </span>
  )
  const label = method === 'later' ? t('checkout.button.later') : paying
  const button = (
    <Button variant="primary" size="lg" block icon={Lock} busy={busy} disabled={isOver || !method} onClick={press}>
      {label}
    </Button>
  )
  return (
    <div className="columns">
      <div className="stack">
        <div ref={top} tabIndex={-1} className="co-trouble">
          {isOver && <HoldOver orderId={order.orderId} />}
          {!isOver && trouble && (
            <ErrorPanel
              title={trouble.title}
              message={trouble.message}
              kept={trouble.isConflict ? undefined : t('checkout.pay.kept')}
            />
          )}
        </div>
        <HoldAt place="above" lines={payable} now={now} />
        <Lost lines={lines.filter((line) => !isPayable(line))} goodsOf={goodsOf} orderId={order.orderId} />
        <PayMethods
          lines={payable}
          total={total}
          config={config}
          methods={methods}
          method={method}
          place={place}
          onMethod={setMethod}
          frame={frame}
          now={now}
        />
        {!isAllThere && (
          <Suspense>
            <InvoiceTo orderId={order.orderId} onChange={keepInvoiceTo} />
          </Suspense>
        )}
        <ItemTerms lines={payable} goodsOf={goodsOf} now={now}>
          <Agreement count={payable.length} given={given} missed={missed} onGive={give} />
        </ItemTerms>
      </div>
      <aside className="beside co-side" aria-label={t('checkout.total.title')}>
        <HoldAt place="beside" lines={payable} now={now} />
        <Total lines={payable} total={total}>
          <div className="co-wide">
            {button}
            {method === 'card' && <p className="xs faint co-mid">{t('checkout.pay.bank')}</p>}
            {method === 'account' && <p className="xs faint co-mid">{t('checkout.pay.onAccount')}</p>}
          </div>
        </Total>
      </aside>
      <ActionBar>
        <div className="row between">
          <HoldLine lines={payable} now={now} />
          <Price of={total} size="md" />
        </div>
        {button}
      </ActionBar>
      {!isOver && <PriceConsent orderId={order.orderId} lines={lines} goodsOf={goodsOf} total={total} />}
    </div>
  )
}
