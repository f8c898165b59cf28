import { exportBookingHistory } from '@portolan/contract/booking'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, putTicket } from '../testing/booking-world.ts'
import { copyTicket, lastFirst, manyInOrder } from '../testing/many-bookings.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' })
})
afterAll(() => world.close())

test('[R7.33] more bookings than a page of keys come, none left out and none twice, the last first', async () => {
  const agent = await world.loggedIn('agent')
  await buy(agent, await putTicket(agent))
  await copyTicket(world.db, 5_200)
  const { raw, status } = await agent.call(exportBookingHistory, { query: { keyword: 'Many' } })
  expect(status).toBe(200)
  const [, ...rows] = raw.rawPayload.toString('utf8').trimEnd().split('\r\n')
  expect(rows.map((row) => row.replaceAll('"', '').slice(0, 8))).toEqual(await manyInOrder(world.db, lastFirst))
})
