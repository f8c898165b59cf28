import {
  checkActivity,
  searchActivities,
  type TourActivityAvailRS,
  type TourActivityInfo,
} from '@portolan/contract/activity'
import type { InputOf } from '@portolan/contract/call'
import { expect } from 'vitest'
import { inDays } from './shop-world.ts'
import type { Browser } from './world.ts'

export type ActivitySearchBody = InputOf<typeof searchActivities>['body']
type Criteria = ActivitySearchBody['searchCriteria']
export type Counts = Criteria['customerCounts']
type Avail = InputOf<typeof checkActivity>['body']['tourActivity']
export type Group = TourActivityInfo['pricing']['groups'][number]

export const two: Counts = [{ qualifierInfo: 'Adult', quantity: 2 }]
export const family: Counts = [
  { qualifierInfo: 'Adult', quantity: 2 },
  { qualifierInfo: 'Child', quantity: 1, ages: [8] },
]

/** A week in Lisbon for two, but for what the test says. */
export const activityBody = (
  more: Partial<Criteria> = {},
  processing?: ActivitySearchBody['processingInformation'],
): ActivitySearchBody => ({
  searchCriteria: {
    locationPref: { cityCode: 'LISBOA' },
    dateTimePref: { start: inDays(60), end: inDays(66) },
    customerCounts: two,
    ...more,
  },
  ...(processing && { processingInformation: processing }),
})

export async function findActivities(browser: Browser, body = activityBody()): Promise<TourActivityInfo[]> {
  const reply = await browser.call(searchActivities, { body })
  expect(reply.status, reply.raw.body.slice(0, 400)).toBe(200)
  return reply.body.tourActivityInfos
}

export const availBody = (id: string, start: string, more: Partial<Avail> = {}): { tourActivity: Avail } => ({
  tourActivity: {
    ...{ basicInfo: { tourActivityID: id }, schedule: { start, end: start }, participantCounts: two },
    ...more,
  },
})

export async function checkDay(
  browser: Browser,
  id: string,
  start: string,
  more: Partial<Avail> = {},
): Promise<TourActivityAvailRS & { info: TourActivityInfo }> {
  const reply = await browser.call(checkActivity, { body: availBody(id, start, more) })
  expect(reply.status, reply.raw.body.slice(0, 400)).toBe(200)
  const [info] = reply.body.tourActivityInfos
  return { ...reply.body, info: info ?? expect.fail('no activity') }
}
