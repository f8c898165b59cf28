import '../../result/summary.css'
import type { RailTrainResult } from '@portolan/contract/rail-journey'
import { isExpired } from '@portolan/domain/cart-item'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ExpiryAnnouncer } from '../../expiry/ExpiryAnnouncer.tsx'
import { useNow } from '../../expiry/use-now.ts'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { HoldClock } from '../../result/HoldClock.tsx'
import { dayOf } from '../../result/journey-time.ts'
import { useCartState } from '../../session/cart-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import type { RailSearch } from '../search.ts'
import { outAddress, type Step } from './address.ts'
import { comfortLabel, flexibilityLabel, sellingPrice } from './model.ts'
import { billOf, type PriceLine } from './price.ts'

export interface SummaryProps {
  search: RailSearch
  step: Step
  outbound: RailTrainResult | undefined
  inbound: RailTrainResult | undefined
  /** The chosen ticket as it was priced before. */
  before: RailTrainResult | undefined
  asking: boolean
  onCheck(): void
  /** The buttons that lead on. */
  children: ReactNode
}

/** The tickets that are paid for, as far as they are chosen. */
export const chosenTickets = ({ step, outbound, inbound }: Pick<SummaryProps, 'step' | 'outbound' | 'inbound'>) =>
  [outbound, step === 'back' ? inbound : undefined].filter((ticket) => ticket !== undefined)

/** Of all of them: the first that runs out. */
export const expiryOf = (tickets: readonly RailTrainResult[]): number =>
  Math.min(...tickets.map(({ expiredDateTime }) => Date.parse(expiredDateTime)))

function Chosen({ ticket, title, change }: { ticket: RailTrainResult; title: string; change?: ReactNode }) {
  const t = useText()
  const format = useFormat()
  const bdi = (text: string) => <bdi key={text}>{text}</bdi>
  return (
    <div className="chosen">
      <span className="row between">
        <b>{title}</b>
        {change}
      </span>
      <span>
        <RichText
          id="trains.when"
          values={{
            start: bdi(ticket.departureTime),
            end: (
              <bdi key="end" dir="ltr">
                {[ticket.arrivalTime, ticket.arriveNextDate].filter(Boolean).join(' ')}
              </bdi>
            ),
            date: bdi(format.date(dayOf(ticket.departureDateTime))),
          }}
        />
      </span>
      <span className="muted small">
        <RichText id="trains.route" values={{ from: bdi(ticket.originStation), to: bdi(ticket.destinationStation) }} />
      </span>
      <span className="muted small">
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

function useLineWords(search: RailSearch) {
  const t = useText()
  const format = useFormat()
  return ({ code, quantity: count }: PriceLine): string => {
    if (code === 'SENIOR') return t('rail.count.seniors', { count })
    if (code !== 'YOUTH') return t('rail.count.adults', { count })
    return t('trains.youths', { count, ages: search.youths.map((age) => format.number(age)).join(', ') })
  }
}

function Bill({
  tickets,
  search,
  isWhole,
}: {
  tickets: readonly RailTrainResult[]
  search: RailSearch
  isWhole: boolean
}) {
  const t = useText()
  const words = useLineWords(search)
  const bill = billOf(tickets)
  if (!bill) return null
  return (
    <dl className="lines">
      {bill.lines.map((line) => (
        <div key={line.code}>
          <dt>{words(line)}</dt>
          <dd>
            <Price of={line.price} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('trains.fee')}</dt>
        <dd>
          <Price of={bill.fees} />
        </dd>
      </div>
      <div className="tot">
        <dt>{t(isWhole ? 'trains.total' : 'trains.soFar')}</dt>
        <dd>
          <Price of={bill.total} size="lg" />
        </dd>
      </div>
    </dl>
  )
}

/** The time that the price is held, else the way to have it priced again. */
function Hold({ tickets, asking, onCheck }: { tickets: readonly RailTrainResult[]; asking: boolean; onCheck(): void }) {
  const t = useText()
  const { clockAhead } = useCartState()
  const now = useNow(clockAhead)
  const expiresAt = expiryOf(tickets)
  const [first] = tickets
  return (
    <>
      <ExpiryAnnouncer
        holds={
          first ? [{ id: first.rph, name: `${first.originStation} – ${first.destinationStation}`, expiresAt }] : []
        }
        now={now}
      />
      {isExpired(expiresAt, now) ? (
        <div className="expired">
          <p>
            <b>{t('trains.expired')}</b> {t('trains.expired.kept')}
          </p>
          <Button size="sm" busy={asking} onClick={onCheck}>
            {t('trains.check')}
          </Button>
        </div>
      ) : (
        <HoldClock expiresAt={expiresAt} now={now} />
      )}
    </>
  )
}

function Slot({ search, step }: Pick<SummaryProps, 'search' | 'step'>) {
  const t = useText()
  const words = () => {
    if (step === 'back') return t('trains.slot.back')
    return search.back ? t('trains.slot.out') : t('trains.slot.oneWay')
  }
  return <div className="slot">{words()}</div>
}

/** What is chosen, what is missing, what it costs, for how long, and the way on. */
export function Summary(props: SummaryProps) {
  const { search, step, outbound, inbound, before, asking, onCheck, children } = props
  const t = useText()
  const format = useFormat()
  const tickets = chosenTickets(props)
  const isWhole = !search.back || (step === 'back' && inbound !== undefined)
  const current = step === 'back' ? inbound : outbound
  const money = (ticket: RailTrainResult) => {
    const { amount, currencyCode } = sellingPrice(ticket)
    return format.money(amount, currencyCode)
  }
  return (
    <div className="summary">
      {outbound ? (
        <Chosen
          ticket={outbound}
          title={t(search.back ? 'trains.step.out' : 'trains.step.train')}
          change={
            step === 'back' && (
              <Link
                className="link small"
                to="/rail/trains"
                search={outAddress(search)}
                aria-label={t('trains.summary.change.out')}
              >
                {t('trains.summary.change')}
              </Link>
            )
          }
        />
      ) : (
        <Slot search={search} step={step} />
      )}
      {search.back && step === 'out' && <div className="slot">{t('trains.slot.later')}</div>}
      {step === 'back' && outbound && !inbound && <Slot search={search} step={step} />}
      {step === 'back' && inbound && <Chosen ticket={inbound} title={t('trains.step.back')} />}
      <Bill tickets={tickets} search={search} isWhole={isWhole} />
      {before && current && <Note tone="warn">{t('trains.changed', { old: money(before), new: money(current) })}</Note>}
      {tickets.length > 0 && <Hold tickets={tickets} asking={asking} onCheck={onCheck} />}
      {children}
    </div>
  )
}
