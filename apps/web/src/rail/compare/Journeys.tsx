import { mostLegs, type PassOrTicketsRS } from '@portolan/contract/rail'
import { X } from 'lucide-react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { sumPrices } from '../../price/sum.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { brandOf } from '../trains/model.ts'
import { AddJourney } from './AddJourney.tsx'
import type { Leg } from './legs.ts'
import { ticketsOnly } from './plan.ts'

interface Props {
  legs: readonly Leg[]
  answer: PassOrTicketsRS | undefined
  onChange(legs: Leg[]): void
}

function Row({ leg, index, answer, onRemove }: { leg: Leg; index: number; answer: Props['answer']; onRemove(): void }) {
  const t = useText()
  const format = useFormat()
  const found = answer?.legs[index]
  const pricing = found?.option?.pricing
  const from = found?.originLocation.name ?? leg.from.name
  const to = found?.destinationLocation.name ?? leg.to.name
  const brands = [...new Set(found?.option?.trainSegments.map(brandOf) ?? [])]
  return (
    <tr>
      <td className="small muted">
        <bdi>{format.date(leg.day)}</bdi>
      </td>
      <th scope="row">
        <b>
          <bdi>{from}</bdi> – <bdi>{to}</bdi>
        </b>
        {found && (
          <span className="small faint">{found.option ? <bdi>{brands.join(', ')}</bdi> : t('compare.noTrain')}</span>
        )}
      </th>
      <td className="num">
        {pricing && <Price of={{ currencyCode: pricing.sellingCurrencyCode, amount: pricing.sellingTotalAmount }} />}
      </td>
      <td className="num muted" data-label={found && t('compare.seats')}>
        {found && (found.reservations.amount > 0 ? <Price of={found.reservations} /> : t('compare.noSeats'))}
      </td>
      <td>
        <IconButton icon={X} label={t('compare.remove', { from, to })} onClick={onRemove} />
      </td>
    </tr>
  )
}

/** What all tickets and all seats come to; nothing where a journey has no train. */
function Sums({ answer: { legs, plans } }: { answer: PassOrTicketsRS }) {
  const t = useText()
  const total = ticketsOnly(plans)?.total
  const seats = sumPrices(legs.map(({ reservations }) => reservations))
  return (
    <tfoot>
      <tr>
        <td />
        <th scope="row">{t('compare.sum', { count: legs.length })}</th>
        <td className="num">{total && <Price of={total} />}</td>
        <td className="num" data-label={t('compare.seats')}>
          {seats && <Price of={seats} />}
        </td>
        <td />
      </tr>
    </tfoot>
  )
}

/** The list of journeys, each with what its tickets cost and what its seats cost on a pass. */
export function Journeys({ legs, answer, onChange }: Props) {
  const t = useText()
  return (
    <section className="card" aria-labelledby="compare-journeys">
      <div className="pass-sec">
        <h2 className="h3 grow" id="compare-journeys">
          {t('compare.journeys')}
        </h2>
        <span className="small muted">{t('compare.of', { count: legs.length, most: mostLegs })}</span>
      </div>
      {legs.length > 0 && (
        <table className="pt-legs">
          <thead>
            <tr>
              <th scope="col">{t('compare.day')}</th>
              <th scope="col">{t('compare.journey')}</th>
              <th scope="col" className="num">
                {t('compare.tickets')}
              </th>
              <th scope="col" className="num">
                {t('compare.seats')}
              </th>
              <th scope="col">
                <span className="vh">{t('compare.removeColumn')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {legs.map((leg, index) => (
              <Row
                key={`${leg.day}${leg.from.code}${leg.to.code}`}
                leg={leg}
                index={index}
                answer={answer}
                onRemove={() => onChange(legs.filter((_, at) => at !== index))}
              />
            ))}
          </tbody>
          {answer && <Sums answer={answer} />}
        </table>
      )}
      <AddJourney key={legs.length} legs={legs} onAdd={(leg) => onChange([...legs, leg])} />
    </section>
  )
}
