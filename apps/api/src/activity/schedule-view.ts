import type { TourActivityInfo } from '@portolan/contract/activity'
import { timeOf } from '@portolan/domain/date'
import type { ActivityContent } from '@portolan/supplier/activity'
import { amountView } from '../platform/amount.ts'
import type { Departure } from './departure.ts'
import type { SoldFor } from './price-list.ts'
import { durationOf } from './tour-view.ts'

type Schedule = TourActivityInfo['schedule']
type Row = Schedule['details'][number]

/** A row a day: what an adult pays and what the party does, in the cheapest departure. */
const dayRows = ({ offer, detail }: Departure, soldFor: SoldFor): Row[] =>
  (detail.days ?? []).map(({ date, least, each, left, times }) => ({
    start: date,
    end: date,
    availableQty: left,
    operationTimes: times.map((start) => ({ start })),
    fare: amountView(soldFor(each, offer)),
    partyFare: amountView(soldFor(least, offer)),
  }))

/** Of a list: all days of the question on which it runs. */
export const calendarOf = (departure: Departure, soldFor: SoldFor): Schedule => ({
  ...{ duration: durationOf(departure.detail.tour), availableQty: departure.detail.left },
  details: dayRows(departure, soldFor),
})

/** When it runs at all. */
export const runningOf = ({ tour, weekdays, seasons }: ActivityContent): Pick<Schedule, 'duration'> & Schedule => ({
  ...{ duration: durationOf(tour), weekdays: [...weekdays], details: [] },
  ...(seasons && { seasons: seasons.map(({ from, to }) => ({ start: from, end: to })) }),
})

/** Of departures: a row for each, by its hours. */
export const departureRows = (departures: readonly Departure[]): Row[] =>
  departures.map(({ detail: { startsAt, endsAt, left } }) => ({
    ...{ start: `${startsAt}:00`, end: `${endsAt}:00`, availableQty: left },
    operationTimes: [{ start: timeOf(startsAt), end: timeOf(endsAt) }],
  }))
