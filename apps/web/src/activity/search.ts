import type { checkActivity, searchActivities } from '@portolan/contract/activity'
import type { InputOf } from '@portolan/contract/call'
import type { IsoDate } from '@portolan/domain/date'
import { countsOf, type Party } from './party.ts'

/** Where, when and who: what every page of the activities is about. */
export interface ActivityAsked {
  /** Of our catalogue of places. */
  readonly city: string
  readonly cityName: string
  /** Days of the place, both included. */
  readonly from: IsoDate
  readonly to: IsoDate
  readonly party: Party
}

export const listRequest = ({ city, from, to, party }: ActivityAsked): InputOf<typeof searchActivities>['body'] => ({
  searchCriteria: {
    locationPref: { cityCode: city },
    dateTimePref: { start: from, end: to },
    customerCounts: countsOf(party),
  },
})

export interface DaysAsked {
  readonly tour: string
  readonly from: IsoDate
  readonly to: IsoDate
  readonly party: Party
}

type Avail = InputOf<typeof checkActivity>['body']

/** On which days it runs, and from how much. */
export const daysRequest = ({ tour, from, to, party }: DaysAsked): Avail => ({
  tourActivity: {
    basicInfo: { tourActivityID: tour },
    schedule: { start: from, end: to },
    participantCounts: countsOf(party),
    show: 'Days',
  },
})

/** Every group at every hour of one day, each with a handle to buy it by. */
export const departuresRequest = (tour: string, day: IsoDate, party: Party): Avail => ({
  tourActivity: {
    basicInfo: { tourActivityID: tour },
    schedule: { start: day, end: day },
    participantCounts: countsOf(party),
    show: 'Departures',
  },
})
