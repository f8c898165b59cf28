import './date-strip.css'
import { compareTrainDates } from '@portolan/contract/rail'
import type { RailTrainResult } from '@portolan/contract/rail-journey'
import type { Amount } from '@portolan/contract/shared'
import { addDays, type IsoDate } from '@portolan/domain/date'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { send } from '../../api/client.ts'
import { calendarText } from '../../i18n/calendar.ts'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useSpeech, useText } from '../../i18n/text.ts'
import { addPrices } from '../../price/sum.ts'
import { useLook } from '../../session/preferences.ts'
import { shopToday } from '../../session/shop-today.ts'
import { type RailSearch, shopRequest } from '../search.ts'
import { backAddress, onDay, outAddress, type Step, wayBack } from './address.ts'
import { sellingPrice } from './model.ts'

interface Props {
  search: RailSearch
  step: Step
  /** On the way back: the ticket that the prices are told with. */
  outbound: RailTrainResult | undefined
  /** The lowest price of the list below, which knows best. */
  best: Amount | undefined
  /** The search itself comes first. */
  ready: boolean
}

const around = 3

/** A ticket that is tied to certain returns makes the lowest price of a day one that it may not have. */
function usePrices({ search, step, outbound, best, ready }: Props): ReadonlyMap<IsoDate, number> {
  const { currency } = useLook()
  const leg = step === 'back' ? wayBack(search) : { ...search, back: undefined }
  const { back: _, ...single } = leg as RailSearch
  const body = shopRequest(single)
  const isTied = step === 'back' && (outbound?.inboundRphs.length ?? 0) > 0
  const { data } = useQuery({
    queryKey: ['rail-days', currency, body],
    queryFn: ({ signal }) => send(compareTrainDates, { body }, { signal }),
    enabled: ready && !isTied,
    staleTime: 300_000,
  })
  const base = step === 'back' && outbound ? sellingPrice(outbound) : undefined
  const days = isTied ? [] : (data?.days ?? [])
  const known = [...days, ...(best ? [{ date: single.depart, from: best }] : [])]
  // While the currency is being switched the ticket may still be in the old one: such prices have no sum.
  const summed = known.filter(({ from }) => !base || base.currencyCode === from.currencyCode)
  return new Map(summed.map(({ date, from }) => [date, base ? addPrices(base, from).amount : from.amount]))
}

/** Seven days, each with its lowest price, each a link to its trains. */
export function DateStrip(props: Props) {
  const { search, step, outbound } = props
  const t = useText()
  const format = useFormat()
  const { language } = useSpeech()
  const { currency } = useLook()
  const prices = usePrices(props)
  const strip = useRef<HTMLElement>(null)
  const chosen = step === 'back' ? (search.back ?? search.depart) : search.depart
  const first = step === 'back' ? search.depart : shopToday()
  const lowest = prices.size > 1 ? Math.min(...prices.values()) : undefined
  const days = Array.from({ length: 2 * around + 1 }, (_, index) => addDays(chosen, index - around))
  // On phones the strip is wider than the window: the chosen day stands in its middle.
  useEffect(() => {
    const day = strip.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)
    if (day && strip.current) {
      const { offsetLeft, offsetWidth } = day
      strip.current.scrollLeft = offsetLeft - (strip.current.clientWidth - offsetWidth) / 2
    }
  }, [chosen])
  const addressOf = (day: IsoDate) => {
    const next = onDay(search, step, day)
    return step === 'back' && outbound ? backAddress(next, outbound.rph) : outAddress(next)
  }
  return (
    <nav className="datestrip" aria-label={t('trains.days')} ref={strip}>
      {days.map((day) => {
        const price = prices.get(day)
        const isLow = price !== undefined && price === lowest
        const words = (
          <>
            <span>{calendarText(day, 'weekdayAndDay', language)}</span>
            <b>
              {price === undefined ? (
                <span className="vh">{t('trains.days.unknown')}</span>
              ) : (
                <RichText
                  id="trains.days.from"
                  values={{
                    price: (
                      <bdi key="price" dir="ltr">
                        {format.money(price, currency, 0)}
                      </bdi>
                    ),
                  }}
                />
              )}
            </b>
            {isLow && <span className="vh">{t('trains.days.lowest')}</span>}
          </>
        )
        if (day < first)
          return (
            <span key={day} className="over" data-day={day}>
              {words}
            </span>
          )
        return (
          <Link
            key={day}
            to="/rail/trains"
            search={addressOf(day)}
            resetScroll={false}
            data-day={day}
            className={[day === chosen && 'on', isLow && 'low'].filter(Boolean).join(' ')}
            aria-current={day === chosen ? 'date' : undefined}
          >
            {words}
          </Link>
        )
      })}
    </nav>
  )
}
