import type { Amount } from '@portolan/contract/shared'
import { localeOf } from '@portolan/domain/language'
import type { ReactNode } from 'react'
import type { AirSearch } from '../../flight/search.ts'
import { RichText, type Say, useSpeech, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { moreThan, sumPrices } from '../../price/sum.ts'
import { Button } from '../../ui/Button.tsx'
import { partyWords } from '../form/party-words.ts'
import { type Bill, billOf, totalOf } from './bill.ts'
import type { Extras } from './use-extras.ts'

interface Line {
  id: string
  text: ReactNode
  price: Amount
}

const seatList = (names: readonly string[]): string => [...new Set(names)].join(', ')

function linesOf({ seats, bag, meal }: Bill, t: Say): Line[] {
  return [
    ...(seats
      ? [
          {
            ...{ id: 'seats', price: seats.price },
            text: (
              <RichText
                id="extras.line.seats"
                values={{ count: seats.names.length, seats: <bdi key="seats">{seatList(seats.names)}</bdi> }}
              />
            ),
          },
        ]
      : []),
    ...(bag ? [{ id: 'bag', price: bag.price, text: t('extras.line.bags', { count: bag.count }) }] : []),
    ...(meal ? [{ id: 'meal', price: meal.price, text: t('extras.line.meals', { count: meal.count }) }] : []),
  ]
}

/** 'Seats 24A, 24B and 1 extra bag', in one line. */
export function useBillWords(extras: Extras): string {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const { seats, bag, meal } = billOf(extras.state.chosen, extras.shelf)
  const parts = [
    seats && t('extras.line.seats', { count: seats.names.length, seats: seatList(seats.names) }),
    bag && t('extras.line.bags', { count: bag.count }),
    meal && t('extras.line.meals', { count: meal.count }),
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? new Intl.ListFormat(locale, { type: 'unit' }).format(parts) : t('extras.bar.none')
}

/** The server's total; while it is asked for, the one before is marked as such. */
export function Total({ extras, size }: { extras: Extras; size: 'md' | 'lg' }) {
  const { answer, isStale, trouble } = extras.state
  const total = answer && totalOf(answer)
  if (!total) return null
  return (
    <span className={isStale ? 'ex-asked' : undefined} aria-busy={isStale && !trouble}>
      <Price of={total} size={size} />
    </span>
  )
}

/** Fare, seats and bags, and what the server says they come to. */
export function Lines({ search, extras }: { search: AirSearch; extras: Extras }) {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const { desk, state, shelf } = extras
  const { answer, isStale, trouble, fare, chosen } = state
  const total = answer && totalOf(answer)
  const lines = linesOf(billOf(chosen, shelf), t)
  const beside = sumPrices(lines.map(({ price }) => price))
  // A share rounded to the cent would leave the lines a cent beside their total.
  const flights = !isStale && total && beside ? (moreThan(total, beside) ?? fare) : fare
  const who = partyWords(search, t, locale)
  const asking = isStale && !trouble ? t('extras.asking') : ''
  return (
    <>
      <dl className="lines">
        <div>
          <dt>{who}</dt>
          <dd>{flights && <Price of={flights} />}</dd>
        </div>
        {lines.map(({ id, text, price }) => (
          <div key={id}>
            <dt>{text}</dt>
            <dd>{price.amount === 0 ? t('extras.included') : <Price of={price} />}</dd>
          </div>
        ))}
        <div className="tot">
          <dt>{t('flights.total')}</dt>
          <dd>
            <Total extras={extras} size="lg" />
          </dd>
        </div>
        <div className="sub">
          <dt>{asking || t('flights.taxes', { who })}</dt>
        </div>
      </dl>
      <p className="vh" role="status">
        {asking}
      </p>
      {trouble && (
        <div className="ex-trouble" role="alert">
          <p className="small">{trouble.message}</p>
          <Button size="sm" onClick={() => void desk.settle()}>
            {t('shell.failure.again')}
          </Button>
        </div>
      )}
    </>
  )
}
