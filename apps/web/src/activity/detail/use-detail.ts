import type { TourActivityInfo } from '@portolan/contract/activity'
import { isExpired } from '@portolan/domain/cart-item'
import { addDays } from '@portolan/domain/date'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useNow } from '../../expiry/use-now.ts'
import { useCartState } from '../../session/cart-state.ts'
import { shopToday } from '../../session/shop-today.ts'
import { type Choice, detailAddress } from '../address.ts'
import { necessaryInfoDetailList } from '../model/necessary-info.ts'
import { type Party, sizeOf } from '../party.ts'
import { daysAhead } from '../rules.ts'
import type { ActivityAsked } from '../search.ts'
import { activityState } from '../state.ts'
import { useDays, useDepartures } from './calls.ts'
import { type Departure, pickOf, timeOfDeparture } from './departure.ts'
import { firstOf, lastOf, type Month, monthOf } from './month.ts'

/** From today on, and no further than places are sold. */
function spanOf(month: Month, today: string): { from: string; to: string } {
  const [first, last, end] = [firstOf(month), lastOf(month), addDays(today, daysAhead)]
  return { from: first < today ? today : first, to: last > end ? end : last }
}

/** When the price of the chosen one runs out; infinite: it does not. */
const expiryOf = (departure: Departure | undefined): number =>
  departure?.expiredDateTime ? Date.parse(departure.expiredDateTime) : Number.POSITIVE_INFINITY

/** The last that is known of the tour: a party that it does not take must not empty the page. */
function useLastInfo(tour: string, told: TourActivityInfo | undefined): TourActivityInfo | undefined {
  const [last, setLast] = useState<TourActivityInfo>()
  if (told && told !== last) setLast(told)
  const known = told ?? last
  return known?.basicInfo.tourActivityID === tour ? known : undefined
}

/** One tour, its days and groups for the party, and what is chosen of them. */
export function useDetail(asked: ActivityAsked, tour: string, choice: Choice) {
  const navigate = useNavigate()
  const today = shopToday()
  const { party } = asked
  const people = sizeOf(party)
  const [month, setMonth] = useState(monthOf(choice.day ?? asked.from))
  const days = useDays({ tour, ...spanOf(month, today), party })
  const departures = useDepartures(tour, choice.day, party)
  const onDay = departures.data?.tourActivityInfos[0]
  const info = useLastInfo(tour, days.data?.tourActivityInfos[0] ?? onDay)
  // While another day is asked for, the one before is not shown in its place; while another party is, it is.
  const groups = useMemo(
    () => (onDay?.pricing.groups ?? []).filter(({ start }) => choice.day && start?.startsWith(choice.day)),
    [onDay, choice.day],
  )
  const picked = pickOf(groups, choice, people)
  const { clockAhead } = useCartState()
  const now = useNow(clockAhead)
  const expiresAt = expiryOf(picked)
  const rows = days.data?.tourActivityInfos[0]?.schedule.details
  useEffect(() => {
    const list = onDay ? necessaryInfoDetailList(onDay, rows) : []
    activityState.write({ activityDetail: info ?? null, necessaryInfoDetailList: list })
  }, [info, onDay, rows])
  /** The choice stands in the address: it can be kept, shared and reloaded, and the way back leaves the page. */
  const go = (next: Choice, of: Party = party) =>
    void navigate({
      to: '/activity/detail',
      search: detailAddress({ ...asked, party: of }, tour, { ...choice, ...next }),
      replace: true,
      resetScroll: false,
    })
  return {
    ...{ asked, tour, choice, info, days, departures, groups, picked, people, today, month, setMonth },
    held: { expiresAt, now, isOver: Number.isFinite(expiresAt) && isExpired(expiresAt, now) },
    /** Prices of another day, month or party are still shown. */
    isAsking: days.isFetching || departures.isFetching,
    chooseDay: (day: string) => go({ day }),
    choose: (departure: Departure) => go({ time: timeOfDeparture(departure), group: departure.groupCode }),
    setParty: (next: Party) => go({}, next),
  }
}

export type Detail = ReturnType<typeof useDetail>
