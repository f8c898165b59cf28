import type { OrderRS } from '@portolan/contract/checkout'
import type { Amount } from '@portolan/contract/shared'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { RichText, useText } from '../i18n/text.ts'
import type { CardFrame } from '../payment/TestCardFrame.tsx'
import { Price } from '../price/Price.tsx'
import { ActionBar } from '../result/ActionBar.tsx'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Agreement, type Consent, consentId, consents } from './Agreement.tsx'
import type { GoodsOf } from './goods.ts'
import { HoldAt, HoldLine } from './HoldCard.tsx'
import { ItemTerms } from './ItemTerms.tsx'
import { Lost } from './Lost.tsx'
import { PayMethods } from './PayMethods.tsx'
import type { Method } from './PayOption.tsx'
import { PriceConsent } from './PriceConsent.tsx'
import { firstHold, isPayable, type Line } from './state.ts'
import { Total } from './Total.tsx'
import { splitOf } from './there.ts'
import type { Payment } from './use-payment.ts'

interface Props {
  order: OrderRS
  lines: readonly Line[]
  goodsOf: GoodsOf
  total: Amount
  payment: Payment
  now: number
}

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
  const [method, setMethod] = useState<Method>('card')
  const [given, setGiven] = useState<ReadonlySet<Consent>>(new Set())
  const [missed, setMissed] = useState(false)
  const { busy, trouble, pay } = payment
  const payable = lines.filter(isPayable)
  const holdUntil = firstHold(payable)?.holdUntil
  const isOver = holdUntil !== undefined && holdUntil <= now
  // What the bank said stands at the top, and the button that was pressed may be far below it.
  useEffect(() => {
    if (trouble) top.current?.focus()
  }, [trouble])
  const give = (consent: Consent, on: boolean) =>
    setGiven((before) => new Set(consents.filter((one) => (one === consent ? on : before.has(one)))))
  const press = () => {
    const token = method === 'card' ? frame.current?.take() : undefined
    if (method === 'card' && token === undefined) return
    const missing = consents.find((consent) => !given.has(consent))
    setMissed(missing !== undefined)
    if (missing) return document.getElementById(consentId(missing))?.focus()
    if (token !== undefined) void pay({ kind: 'token', provider: 'test', token }, total)
    else void pay({ kind: 'account' }, total, method === 'later')
  }
  const { now: payNow, place, isAllThere } = splitOf(payable, total)
  const paying = isAllThere ? (
    t(`checkout.there.${place}`)
  ) : (
    <span>
      <RichText id="checkout.button.pay" values={{ price: <Price key="price" of={payNow} /> }} />
    </span>
  )
  const label = method === 'later' ? t('checkout.button.later') : paying
  const button = (
    <Button variant="primary" size="lg" block icon={Lock} busy={busy} disabled={isOver} onClick={press}>
      {label}
    </Button>
  )
  return (
    <div className="columns">
      <div className="stack">
        <div ref={top} tabIndex={-1} className="co-trouble">
          {isOver && <HoldOver orderId={order.orderId} />}
          {!isOver && trouble && (
            <ErrorPanel title={trouble.title} message={trouble.message} kept={t('checkout.pay.kept')} />
          )}
        </div>
        <HoldAt place="above" lines={payable} now={now} />
        <Lost lines={lines.filter((line) => !isPayable(line))} goodsOf={goodsOf} orderId={order.orderId} />
        <PayMethods lines={payable} total={total} method={method} onMethod={setMethod} frame={frame} now={now} />
        <ItemTerms lines={payable} goodsOf={goodsOf} now={now}>
          <Agreement count={payable.length} given={given} missed={missed} onGive={give} />
        </ItemTerms>
      </div>
      <aside className="beside co-side" aria-label={t('checkout.total.title')}>
        <HoldAt place="beside" lines={payable} now={now} />
        <Total lines={payable} total={total}>
          <div className="co-wide">
            {button}
            <p className="xs faint co-mid">{t('checkout.pay.bank')}</p>
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
