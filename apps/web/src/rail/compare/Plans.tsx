import type { TravelPlan } from '@portolan/contract/rail'
import { ratioOf } from '@portolan/domain/amount'
import { Ticket } from 'lucide-react'
import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { planId, planName, planNote } from './plan.ts'

interface Props {
  plans: readonly TravelPlan[]
  chosen: TravelPlan
  onChoose(plan: TravelPlan): void
}

function Bar({ plan, dearest }: { plan: TravelPlan; dearest: number }) {
  const parts = [
    ['k-pass', plan.pass?.total.amount ?? 0],
    ['k-tick', plan.ticketTotal.amount],
    ['k-fee', plan.reservations.amount],
  ] as const
  return (
    <span
      className="stacked"
      style={{ inlineSize: `${ratioOf(plan.total.amount, dearest) * 100}%` }}
      aria-hidden="true"
    >
      {parts
        .filter(([, amount]) => amount > 0)
        .map(([kind, amount]) => (
          <i key={kind} className={kind} style={{ flexGrow: amount }} />
        ))}
    </span>
  )
}

function Saving({ plan }: { plan: TravelPlan }) {
  const t = useText()
  const { amount, currencyCode } = plan.saving
  if (plan.kind === 'tickets') return <span className="xs faint">{t('compare.toCompare')}</span>
  if (amount === 0) return <span className="xs faint">{t('compare.same')}</span>
  const price = <Price key="price" of={{ currencyCode, amount: Math.abs(amount) }} />
  return (
    <span className={amount > 0 ? 'xs less' : 'xs faint'}>
      <RichText id={amount > 0 ? 'compare.less' : 'compare.more'} values={{ price }} />
    </span>
  )
}

/** Every way to make all the journeys, the cheapest first. */
export function Plans({ plans, chosen, onChoose }: Props) {
  const t = useText()
  const dearest = Math.max(...plans.map(({ total }) => total.amount))
  return (
    <section className="card" aria-labelledby="compare-ways">
      <div className="pass-sec">
        <h2 className="h3 grow" id="compare-ways">
          {t('compare.ways')}
        </h2>
        <span className="small muted">{t('compare.wayCount', { count: plans.length })}</span>
      </div>
      <fieldset className="opts">
        <legend className="vh">{t('compare.ways')}</legend>
        {plans.map((plan) => {
          const on = planId(plan) === planId(chosen)
          return (
            <label key={planId(plan)} className={on ? 'opt best' : 'opt'}>
              <input type="radio" className="vh" name="compare-plan" checked={on} onChange={() => onChoose(plan)} />
              <span className="opt-n">
                {plan.pass ? (
                  <img className="pc-art" src={`/api/v1/picture/pass~${plan.pass.region}.svg`} alt="" />
                ) : (
                  <span className="opt-t">
                    <Icon of={Ticket} />
                  </span>
                )}
                <span>
                  <b>{planName(plan, t)}</b>
                  <span className="small muted">{planNote(plan, t)}</span>
                </span>
              </span>
              <Bar plan={plan} dearest={dearest} />
              <span className="opt-p">
                <Price of={plan.total} size="sm" />
                <Saving plan={plan} />
              </span>
            </label>
          )
        })}
      </fieldset>
      <ul className="legendk" aria-hidden="true">
        <li>
          <i className="k-pass" /> {t('compare.key.pass')}
        </li>
        <li>
          <i className="k-tick" /> {t('compare.key.tickets')}
        </li>
        <li>
          <i className="k-fee" /> {t('compare.key.seats')}
        </li>
      </ul>
    </section>
  )
}
