import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { useMoments } from '../../moment/use-moments.ts'
import type { Ticks } from '../../result/Ticks.tsx'
import { Sum } from '../Sum.tsx'
import { includedText } from '../words.ts'
import type { Car } from './car.ts'

type Term = Parameters<typeof Ticks>[0]['of'][number]

/** What is in the price, how long it can be given back, what is blocked, and what the driver answers for. */
export function useTerms(): (car: Car) => Term[] {
  const t = useText()
  const format = useFormat()
  const moments = useMoments()
  const cancelling = ({ freeUntil, isCancellable }: Car): Term => {
    if (!isCancellable) return { id: 'cancel', look: 'none', words: t('car.cancel.none') }
    if (!freeUntil) return { id: 'cancel', look: 'paid', words: t('car.cancel.fee') }
    const date = moments.terms(freeUntil)
    return { id: 'cancel', look: 'good', words: t('car.cancel.until', { date }) }
  }
  return (car) => {
    const { included, distance, deposit, excess, total } = car
    const currency = total.currencyCode
    const terms: (Term | false | undefined)[] = [
      ...included.map((code): Term | undefined => {
        const words = includedText(code, t)
        return words ? { id: code, look: 'good', words } : undefined
      }),
      distance?.quantity !== undefined &&
        !distance.unlimited && {
          ...{ id: 'distance', look: 'paid' },
          words: t('car.mileage', { distance: format.distance(distance.quantity) }),
        },
      cancelling(car),
      deposit && {
        ...{ id: 'deposit', look: 'paid' },
        words: <RichText id="car.deposit" values={{ price: <Sum key="price" of={deposit} currency={currency} /> }} />,
      },
      excess &&
        excess.amount > 0 && {
          ...{ id: 'excess', look: 'paid' },
          words: <RichText id="car.excess" values={{ price: <Sum key="price" of={excess} currency={currency} /> }} />,
        },
    ]
    return terms.filter((term): term is Term => Boolean(term))
  }
}
