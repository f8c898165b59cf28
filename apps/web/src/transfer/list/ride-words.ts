import type { Amount } from '@portolan/contract/shared'
import type { Format } from '../../i18n/format.ts'
import type { Say } from '../../i18n/text.ts'
import type { Moments } from '../../moment/use-moments.ts'
import type { TickLook } from '../../result/Ticks.tsx'
import type { TransferAsked } from '../search.ts'
import { fitsBags, type Ride } from './ride.ts'

interface Term {
  readonly id: string
  readonly look: TickLook
  readonly words: string
}

/** 'Van'; '2 × Sedan' where one is not enough. */
export const nameWords = ({ name, count }: Pick<Ride, 'name' | 'count'>, t: Say): string =>
  count > 1 ? t('transfer.ride.several', { count, name }) : name

/** What the price is of: a seat for each, or the whole of the cars. */
export function priceOfWords({ each, count }: Ride, t: Say, format: Format): string {
  if (!each) return t('transfer.ride.whole', { count })
  return t('transfer.ride.each', { price: moneyWords(each, format) })
}

const moneyWords = ({ amount, currencyCode }: Amount, format: Format): string =>
  `\u2068${format.money(amount, currencyCode)}\u2069`

function cancelTerm(ride: Ride, t: Say, moments: Moments): Term {
  return ride.freeUntil
    ? { id: 'cancel', look: 'good', words: t('transfer.ride.freeUntil', { date: moments.terms(ride.freeUntil) }) }
    : { id: 'cancel', look: 'none', words: t('transfer.ride.notFree') }
}

function bagTerms(ride: Ride, { bags }: TransferAsked, t: Say): Term[] {
  if (fitsBags(ride, bags) || bags <= ride.bags) return []
  return [{ id: 'bags', look: 'note', words: t('transfer.ride.bagsOver', { count: ride.bags, asked: bags }) }]
}

/** The server's name for seats that are paid for. */
const childSeatFee = 'CHILD_SEAT'

/** What comes with it, what of the price it costs, and until when it can be given back. */
export function termsOf(ride: Ride, asked: TransferAsked, t: Say, format: Format, moments: Moments): Term[] {
  const { waitMinutes, isMet, childSeats, fees, meetingPoint } = ride
  const isSeatPaid = fees.some(({ code }) => code === childSeatFee)
  return [
    cancelTerm(ride, t, moments),
    ...(waitMinutes > 0
      ? [{ id: 'wait', look: 'good' as const, words: t('transfer.ride.wait', { time: format.duration(waitMinutes) }) }]
      : []),
    ...(isMet && !meetingPoint ? [{ id: 'met', look: 'good' as const, words: t('transfer.ride.met') }] : []),
    ...(childSeats > 0 && !isSeatPaid
      ? [{ id: 'seats', look: 'good' as const, words: t('transfer.ride.seats', { count: childSeats }) }]
      : []),
    ...bagTerms(ride, asked, t),
    ...fees.map((fee) => ({
      id: `${fee.code}/${fee.description}`,
      look: 'paid' as const,
      words: t('transfer.ride.fee', { name: fee.description ?? '', price: moneyWords(fee, format) }),
    })),
  ]
}
