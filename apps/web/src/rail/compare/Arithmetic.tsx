import type { PassOrTicketsRS, TravelPlan } from '@portolan/contract/rail'
import type { RailPassengerCode } from '@portolan/contract/rail-journey'
import { useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { flexibilityLabel } from '../trains/model.ts'
import { ticketsOnly } from './plan.ts'

const people: Record<RailPassengerCode, 'rail.count.adults' | 'rail.count.seniors' | 'rail.count.youths'> = {
  ADULT: 'rail.count.adults',
  SENIOR: 'rail.count.seniors',
  YOUTH: 'rail.count.youths',
}

/** The same journeys with tickets alone, and the difference with its sign. */
function Against({ plan: { saving }, tickets }: { plan: TravelPlan; tickets: TravelPlan }) {
  const t = useText()
  const { currencyCode } = saving
  const sign = saving.amount > 0 ? '\u2212' : '+'
  return (
    <>
      <tr>
        <td className="muted">{t('compare.ticketsOnly')}</td>
        <td>
          <Price of={tickets.total} />
        </td>
      </tr>
      <tr className={saving.amount > 0 ? 'less' : undefined}>
        <td>{t('compare.difference')}</td>
        <td>
          <bdi dir="ltr">
            {saving.amount !== 0 && sign}
            <Price of={{ currencyCode, amount: Math.abs(saving.amount) }} />
          </bdi>
        </td>
      </tr>
    </>
  )
}

/** How the sum comes about, line by line, and what the same tickets cost on other conditions. */
export function Arithmetic({ plan, answer }: { plan: TravelPlan; answer: PassOrTicketsRS }) {
  const t = useText()
  const tickets = ticketsOnly(answer.plans)
  const nameOf = (leg: number): string => {
    const found = answer.legs[leg]
    return t('compare.leg', {
      from: found?.originLocation.name ?? '',
      to: found?.destinationLocation.name ?? '',
    })
  }
  return (
    <>
      <table className="calc">
        <caption className="vh">{t('compare.arithmetic')}</caption>
        <tbody>
          {plan.pass?.lines.map(({ code, quantity, total }) => (
            <tr key={code}>
              <td className="muted">{t('compare.passLine', { people: t(people[code], { count: quantity }) })}</td>
              <td>
                <Price of={total} />
              </td>
            </tr>
          ))}
          {plan.reservationCount > 0 && (
            <tr>
              <td className="muted">{t('compare.reservations', { count: plan.reservationCount })}</td>
              <td>
                <Price of={plan.reservations} />
              </td>
            </tr>
          )}
          {plan.tickets.map(({ leg, total }) => (
            <tr key={leg}>
              <td className="muted">{nameOf(leg)}</td>
              <td>
                <Price of={total} />
              </td>
            </tr>
          ))}
          <tr className="t">
            <td>{t('compare.total')}</td>
            <td>
              <Price of={plan.total} />
            </td>
          </tr>
          {plan.pass && tickets && <Against plan={plan} tickets={tickets} />}
        </tbody>
      </table>
      <table className="calc">
        <caption className="small muted">{t('compare.byFlexibility')}</caption>
        <tbody>
          {answer.ticketTotals.map(({ flexibilityType, total }) => (
            <tr key={flexibilityType}>
              <td className="muted">{t(flexibilityLabel[flexibilityType])}</td>
              <td>
                <Price of={total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
