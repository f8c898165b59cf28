import type { OrderRS } from '@portolan/contract/checkout'
import { todayIn } from '@portolan/domain/date'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { useNow } from '../expiry/use-now.ts'
import { useText } from '../i18n/text.ts'
import { Price } from '../price/Price.tsx'
import { ActionBar } from '../result/ActionBar.tsx'
import { useCartState } from '../session/cart-state.ts'
import { settings } from '../session/settings.ts'
import { useTravelerDraft } from '../traveler/calls.ts'
import type { TravelerDraftInput } from '../traveler/draft-input.ts'
import type { GivenAnswer } from '../traveler/question.ts'
import { TravelerForm } from '../traveler/TravelerForm.tsx'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Wait } from '../ui/Wait.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { keepOrder, quote } from './calls.ts'
import type { GoodsOf } from './goods.ts'
import { HoldAt } from './HoldCard.tsx'
import { ItemTerms } from './ItemTerms.tsx'
import { Lost } from './Lost.tsx'
import { NotInOrder } from './NotInOrder.tsx'
import { assignedWith, partyOf } from './party.ts'
import { isPayable, type Line, linesOf, sumOf, thingsOf } from './state.ts'
import { Total } from './Total.tsx'

export interface StepProps {
  order: OrderRS
  lines: readonly Line[]
  goodsOf: GoodsOf
}

const dayOf = (dateTime: string | undefined): string[] => (dateTime ? [dateTime.slice(0, 10)] : [])

function useDays(lines: readonly Line[]) {
  const today = todayIn(settings.timeZone, new Date())
  const [firstDay = today] = lines.flatMap(({ start }) => dayOf(start)).toSorted()
  const last =
    lines
      .flatMap(({ start, end }) => dayOf(end ?? start))
      .toSorted()
      .at(-1) ?? firstDay
  return { firstDay, days: useMemo(() => ({ today, last }), [today, last]) }
}

function Form({ order, lines, goodsOf, open }: StepProps & { open: readonly Line[] }) {
  const t = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { clockAhead } = useCartState()
  const now = useNow(clockAhead)
  const draft = useTravelerDraft(order.correlationID)
  const party = useMemo(() => partyOf(open, goodsOf), [open, goodsOf])
  // The form's own draft is newer than what an item brought; of somebody who came with another item it says nothing.
  const typed = useMemo(() => [...(draft.data ?? []), ...party.typed], [draft.data, party.typed])
  const { firstDay, days } = useDays(open)
  const total = sumOf(
    open.map(({ price }) => price),
    order.total.currencyCode,
  )
  async function goOn(travelers: TravelerDraftInput[], answers: readonly GivenAnswer[]): Promise<void> {
    const lead = travelers.find((traveler) => traveler.lead)
    const answer = await quote({
      orderId: order.orderId,
      travelers,
      contact: { ...(lead?.email && { email: lead.email }), ...(lead?.phone && { telephone: lead.phone }) },
      assign: assignedWith(party, answers),
    })
    keepOrder(client, answer)
    const isReady = linesOf(answer).some((line) => isPayable(line) || line.state === 'asking')
    if (isReady) await navigate({ to: '/cart/book', search: { order: order.orderId, step: 'pay' } })
    else window.scrollTo({ top: 0 })
  }
  // A draft that cannot be read is an empty form, and no reason to keep anybody waiting.
  if (draft.isPending)
    return <Wait label={t('ui.wait.loading')} skeleton={<Skeleton heights={[360, 360]} widths={[100]} />} />
  return (
    <div className="columns">
      <div className="stack">
        <HoldAt place="above" lines={open} now={now} />
        <Lost lines={lines.filter((line) => !open.includes(line))} goodsOf={goodsOf} orderId={order.orderId} />
        <TravelerForm
          purchase={order.correlationID}
          wanted={party.wanted}
          asked={party.asked}
          questions={party.questions}
          typed={typed}
          days={days}
          firstDay={firstDay}
          onTravelers={(travelers, _, answers) => goOn(travelers, answers)}
          actions={({ button }) => (
            <>
              <ItemTerms lines={open} goodsOf={goodsOf} now={now} />
              <div className="co-go">
                <Link className={buttonClass({ size: 'lg' })} to="/cart">
                  {t('traveler.cart.back')}
                </Link>
                <Button {...button} variant="primary" size="lg" iconEnd={ArrowRight}>
                  {t('traveler.screen.continue')}
                </Button>
              </div>
              <ActionBar>
                <div className="row between">
                  <span className="small muted">{t('traveler.screen.people', { count: party.wanted.length })}</span>
                  <Price of={total} size="md" />
                </div>
                <Button {...button} variant="primary" size="lg" block iconEnd={ArrowRight}>
                  {t('traveler.screen.continue')}
                </Button>
              </ActionBar>
            </>
          )}
        />
      </div>
      <aside className="beside co-side" aria-label={t('checkout.total.title')}>
        <HoldAt place="beside" lines={open} now={now} />
        <Total lines={open} total={total} />
      </aside>
    </div>
  )
}

/** Who travels, asked once for the whole order; then the suppliers price and hold. */
export function TravellersStep({ order, lines, goodsOf }: StepProps) {
  const t = useText()
  // What was let go and what could not be asked may be had again; what failed may not.
  const open = useMemo(() => lines.filter(({ state }) => state !== 'failed' && state !== 'bought'), [lines])
  return (
    <CheckoutFrame
      title={t('traveler.screen.title')}
      lead={t('traveler.cart.lead')}
      step="travellers"
      things={thingsOf(open, t)}
      orderId={order.orderId}
    >
      <NotInOrder lines={lines} />
      {open.length > 0 ? (
        <Form order={order} lines={lines} goodsOf={goodsOf} open={open} />
      ) : (
        <div className="stack co-alone">
          <Lost lines={lines} goodsOf={goodsOf} orderId={order.orderId} />
          <Link className={buttonClass({ variant: 'primary' })} to="/cart">
            {t('traveler.cart.back')}
          </Link>
        </div>
      )}
    </CheckoutFrame>
  )
}
