import type { RailBookRS } from '@portolan/contract/rail-booking'
import type { RailTrainResult } from '@portolan/contract/rail-journey'
import { useNow } from '../../expiry/use-now.ts'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { Price, SupplierPrice } from '../../price/Price.tsx'
import { HoldClock } from '../../result/HoldClock.tsx'
import { useCartState } from '../../session/cart-state.ts'
import { lastDayFrom } from '../pass/model.ts'
import { classWords, typeWords } from '../pass/words.ts'
import { validityWords } from '../pass-words.ts'
import { useRailState } from '../state.ts'
import { comfortLabel, flexibilityLabel } from '../trains/model.ts'
import { linesOf } from './model.ts'
import { totalOf } from './use-order.ts'

function Leg({ ticket }: { ticket: RailTrainResult }) {
  const t = useText()
  const format = useFormat()
  return (
    <div className="tb-leg">
      <b>
        <bdi>{format.date(ticket.departureDateTime.slice(0, 10))}</bdi>
      </b>
      <ol className="tb-line">
        <li>
          <b>
            <bdi>{ticket.departureTime}</bdi>
          </b>{' '}
          <bdi>{ticket.originStation}</bdi>
        </li>
        <li>
          <b>
            <bdi dir="ltr">{[ticket.arrivalTime, ticket.arriveNextDate].filter(Boolean).join(' ')}</bdi>
          </b>{' '}
          <bdi>{ticket.destinationStation}</bdi>
        </li>
      </ol>
      <span className="small muted">
        <RichText
          id="trains.ticket"
          values={{
            train: (
              <bdi key="train" dir="ltr">
                {ticket.trains.join(' + ')}
              </bdi>
            ),
            comfort: t(comfortLabel[ticket.comfortType]),
            flexibility: t(flexibilityLabel[ticket.flexibilityType]),
          }}
        />
      </span>
    </div>
  )
}

function Pass({ startDate }: { startDate: string | undefined }) {
  const t = useText()
  const format = useFormat()
  const { selectedPass: pass, selectedValidity: fare } = useRailState()
  if (!pass || !fare) return null
  const span = startDate && format.range(startDate, lastDayFrom(startDate, fare))
  return (
    <div className="tb-leg tb-pass">
      <img src={`/api/v1/picture/pass~${pass.region}.svg`} alt="" />
      <span>
        <b>{pass.label}</b>
        <span>{validityWords(fare, t)}</span>
        <span className="small muted">
          {t('pass.kind', { type: typeWords(pass, t), class: classWords(fare.class, t) })}
        </span>
        {span && (
          <span className="small muted">
            <bdi>{span.start}</bdi>
            {span.joint}
            <bdi>{span.end}</bdi>
          </span>
        )}
      </span>
    </div>
  )
}

const people: Readonly<Record<string, 'rail.count.adults' | 'rail.count.seniors' | 'rail.count.youths'>> = {
  ADULT: 'rail.count.adults',
  SENIOR: 'rail.count.seniors',
  YOUTH: 'rail.count.youths',
}

function Lines({ answer }: { answer: RailBookRS }) {
  const t = useText()
  const { pricing } = answer
  const selling = totalOf(answer)
  const supplier = { currencyCode: pricing.currencyCode, amount: pricing.totalAmount }
  return (
    <dl className="lines">
      {linesOf(pricing).map(({ code, quantity, price }) => (
        <div key={code}>
          <dt>{t(people[code] ?? 'trains.fee', { count: quantity })}</dt>
          <dd>
            <Price of={price} />
          </dd>
        </div>
      ))}
      <div className="tot">
        <dt>{t('traveler.screen.total')}</dt>
        <dd>
          <Price of={selling} size="lg" />
        </dd>
      </div>
      {supplier.currencyCode !== selling.currencyCode && (
        <div className="sub">
          <dt>{t('traveler.screen.supplier')}</dt>
          <dd>
            <SupplierPrice of={supplier} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Hold({ until }: { until: string }) {
  const { clockAhead } = useCartState()
  return <HoldClock expiresAt={Date.parse(until)} now={useNow(clockAhead)} />
}

interface Props {
  answer: RailBookRS
  isPass: boolean
  startDate: string | undefined
}

/** Journey or pass, and what it costs: the figures of the answer, not of the page before. */
export function BookSummary({ answer, isPass, startDate }: Props) {
  const { selectedOutboundTicket, selectedInboundTicket } = useRailState()
  const legs = [selectedOutboundTicket, selectedInboundTicket].filter((ticket) => ticket !== null)
  return (
    <div className="tb-sum">
      {isPass ? <Pass startDate={startDate} /> : legs.map((ticket) => <Leg key={ticket.rph} ticket={ticket} />)}
      <Lines answer={answer} />
      {answer.holdExpires && <Hold until={answer.holdExpires} />}
    </div>
  )
}
