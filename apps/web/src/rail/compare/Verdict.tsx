import type { TravelPlan } from '@portolan/contract/rail'
import type { Amount } from '@portolan/contract/shared'
import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { gainOf, planName, planNote } from './plan.ts'

function Part({ sign, label, price }: { sign?: string; label: string; price: Amount }) {
  return (
    <span className="sum3-p">
      {sign && <span className="op">{sign}</span>}
      <span>
        {label}
        <b>
          <Price of={price} />
        </b>
      </span>
    </span>
  )
}

/** a + b = c: what the pass, its seats and the tickets beside it come to. */
function Sum({ plan: { pass, ticketTotal, reservations, total } }: { plan: TravelPlan }) {
  const t = useText()
  if (!pass) return null
  return (
    <p className="sum3">
      <Part label={t('compare.key.pass')} price={pass.total} />
      {reservations.amount > 0 && <Part sign="+" label={t('compare.key.seats')} price={reservations} />}
      {ticketTotal.amount > 0 && <Part sign="+" label={t('compare.key.tickets')} price={ticketTotal} />}
      <Part sign="=" label={t('compare.youPay')} price={total} />
    </p>
  )
}

/** The cheapest way in one sentence, with its sum and what it saves. */
export function Verdict({ plans }: { plans: readonly [TravelPlan, ...TravelPlan[]] }) {
  const t = useText()
  const [best] = plans
  const gain = gainOf(plans)
  return (
    <section className="card verdict" aria-labelledby="compare-verdict">
      <div>
        <h2 id="compare-verdict">
          {best.pass ? t('compare.takePass', { pass: planName(best, t) }) : t('compare.takeTickets')}
        </h2>
        <p className="muted">{planNote(best, t)}</p>
        <Sum plan={best} />
      </div>
      {gain && (
        <div className="vgain">
          <span>
            <RichText
              id={best.pass ? 'compare.youSave' : 'compare.saveOnPass'}
              values={{ price: <Price key="price" of={gain} size="lg" /> }}
            />
          </span>
        </div>
      )}
    </section>
  )
}
