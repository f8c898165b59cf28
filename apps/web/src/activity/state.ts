import type { TourActivityInfo, TourActivitySearchRS } from '@portolan/contract/activity'
import { makeStore } from '../session/store.ts'
import type { NecessaryInfoDetail } from './model/necessary-info.ts'

/** Section 3 of the specification, 'Activity': what the last search found, and what is looked at of it. */
export interface ActivityState {
  activitySearchRS: TourActivitySearchRS | null
  activityDetail: TourActivityInfo | null
  necessaryInfoDetailList: readonly NecessaryInfoDetail[]
}

export const emptyActivityState: ActivityState = {
  activitySearchRS: null,
  activityDetail: null,
  necessaryInfoDetailList: [],
}

export const activityState = makeStore<ActivityState>(emptyActivityState)
