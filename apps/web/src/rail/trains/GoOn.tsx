import type { RailTrainResult } from '@portolan/contract/rail-journey'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { PermitBooking } from '../../result/PermitBooking.tsx'
import { addGoods } from '../../session/cart-goods.ts'
import { cartState } from '../../session/cart-state.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { type RailSearch, writeSearch } from '../search.ts'
import { keepRail } from '../state.ts'
import { backAddress, type Step } from './address.ts'
import { billOf } from './price.ts'

interface Props {
  search: RailSearch
  step: Step
  outbound: RailTrainResult | undefined
  inbound: RailTrainResult | undefined
  correlationID: string
}

/** What the traveller's form shows; what is bought is told by the handles alone. */
function keepDetails(trains: readonly RailTrainResult[]): void {
  const bill = billOf(trains)
  const [selectedOutboundTicket = null, selectedInboundTicket = null] = trains
  keepRail({
    ...{ selectedOutboundTicket, selectedInboundTicket, bookFromCart: false },
    ticketDetails: {
      trains,
      travelers: [],
      priceList: trains.flatMap(({ priceBreakdown }) => priceBreakdown),
      conditions: trains.flatMap(({ priceBreakdown }) => priceBreakdown[0]?.conditions ?? []),
      currency: bill?.total.currencyCode ?? '',
      totalAmount: bill?.total.amount ?? 0,
    },
  })
}

/** The way on: to the way back, into the cart or to the travellers. */
export function GoOn({ search, step, outbound, inbound, correlationID }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const isLast = !search.back || step === 'back'
  const wanted = search.back && step === 'back' ? [outbound, inbound] : [outbound]
  const tickets = wanted.filter((ticket) => ticket !== undefined)
  const isReady = tickets.length === wanted.length
  const rphs = tickets.map(({ rph }) => rph)
  const add = async () => {
    setBusy(true)
    const goods = { productType: 'rail' as const, correlationID, rphs, searchInputValues: writeSearch(search) }
    const added = await addGoods(goods)
    setBusy(false)
    setTrouble(added ? undefined : cartState.read().failure?.message)
    if (added)
      toast({
        text: t('trains.cart.done'),
        icon: ShoppingBag,
        action: { label: t('trains.cart.view'), onAction: () => void navigate({ to: '/cart' }) },
      })
  }
  const book = () => {
    keepDetails(tickets)
    const [out = '', back] = rphs
    void navigate({ to: '/rail/travellers', search: { out, ...(back !== undefined && { back }) } })
  }
  const goBack = () => {
    if (!outbound) return
    keepRail({ selectedOutboundTicket: outbound })
    void navigate({ to: '/rail/trains', search: backAddress(search, outbound.rph) })
  }
  const why = !isReady && <p className="xs faint why">{t('trains.why')}</p>
  return (
    <>
      {trouble && (
        <p className="small danger" role="alert">
          {trouble}
        </p>
      )}
      {isLast ? (
        <PermitBooking product="rail">
          <div className="bar-go">
            <Button size="lg" busy={busy} disabled={!isReady} onClick={() => void add()}>
              {t('trains.cart')}
            </Button>
            <Button variant="primary" size="lg" iconEnd={ArrowRight} disabled={!isReady} onClick={book}>
              {t('trains.book')}
            </Button>
          </div>
          {why}
        </PermitBooking>
      ) : (
        <>
          <Button variant="primary" size="lg" block iconEnd={ArrowRight} disabled={!isReady} onClick={goBack}>
            {t('trains.continue')}
          </Button>
          {why}
        </>
      )}
    </>
  )
}
