import type { RailTrainResult } from '@portolan/contract/rail-journey'
import type { Amount } from '@portolan/contract/shared'
import { useId } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { Price, SupplierPrice } from '../../price/Price.tsx'
import { ConditionTicks } from './ConditionTicks.tsx'
import { type ComfortTypeTab, comfortLabel, flexibilityLabel, type TicketNotes } from './model.ts'
import type { Pricing, Shown } from './pricing.ts'

interface Props {
  tab: ComfortTypeTab
  notes: TicketNotes
  pricing: Pricing
  chosen: string | undefined
  onChoose(ticket: RailTrainResult): void
}

/** '+HK$156.00', read as how much more it is than the cheapest. */
export function Difference({ of }: { of: Amount | undefined }) {
  const t = useText()
  const format = useFormat()
  if (!of) return null
  const price = format.money(of.amount, of.currencyCode)
  return (
    <span className="xs more">
      <bdi dir="ltr" aria-hidden="true">{`+${price}`}</bdi>
      <span className="vh">{t('trains.difference', { price })}</span>
    </span>
  )
}

/** 'both ways' */
export function Covers({ of }: { of: Shown['covers'] }) {
  const t = useText()
  return of ? <span className="xs faint">{t(`trains.price.${of}`)}</span> : null
}

function Row({ ticket, name, fareName, pricing, chosen, onChoose }: RowProps) {
  const t = useText()
  const isForeign = ticket.currencyCode !== ticket.sellingCurrencyCode
  const { price, difference, covers } = pricing.of(ticket.sellingTotalAmount, ticket.sellingCurrencyCode)
  const supplier = isForeign ? pricing.supplier(ticket) : undefined
  return (
    <label className={chosen ? 'tkt on' : 'tkt'}>
      <input className="vh" type="radio" name={name} checked={chosen} onChange={() => onChoose(ticket)} />
      <span className="radio" aria-hidden="true" />
      <span className="tkt-n">
        <span className="h4">{t(flexibilityLabel[ticket.flexibilityType])}</span>
        {fareName && (
          <span className="xs faint">
            <bdi>{fareName}</bdi>
          </span>
        )}
      </span>
      <ConditionTicks conditions={ticket.priceBreakdown[0]?.conditions ?? []} />
      <span className="tkt-p">
        <Price of={price} size="sm" />
        <Covers of={covers} />
        <Difference of={difference} />
        {supplier && (
          <span className="xs faint">
            <SupplierPrice of={supplier} />
          </span>
        )}
      </span>
    </label>
  )
}

interface RowProps {
  ticket: RailTrainResult
  name: string
  fareName: string | undefined
  pricing: Pricing
  chosen: boolean
  onChoose(ticket: RailTrainResult): void
}

/** The tickets of one comfort by flexibility, with what may be done with them afterwards. */
export function TicketRows({ tab, notes, pricing, chosen, onChoose }: Props) {
  const t = useText()
  const name = useId()
  return (
    <>
      <div
        className="tkts"
        role="radiogroup"
        aria-label={t('trains.tickets', { comfort: t(comfortLabel[tab.comfortType]) })}
      >
        {tab.tickets.map((ticket) => (
          <Row
            key={ticket.rph}
            ticket={ticket}
            name={name}
            fareName={notes[ticket.rph]?.fareName}
            pricing={pricing}
            chosen={ticket.rph === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      {tab.seatClassDescription && (
        <p className="sold-as xs faint">
          <RichText id="trains.soldAs" values={{ name: <bdi key="name">{tab.seatClassDescription}</bdi> }} />
        </p>
      )}
    </>
  )
}
