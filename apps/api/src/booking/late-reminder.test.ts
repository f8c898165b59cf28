import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { hold } from '../testing/booking-world.ts'
import { commit } from '../testing/cancel-world.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
})
afterAll(() => world.close())

interface Late {
  /** Until when it is held by now. */
  minutes: number
  /** Until when it was held as the reminder was promised; absent: as earlier versions promised it. */
  was?: number
  isReleased?: boolean
}

/** The reminder waited for a mail server while something else became of the hold: whether it is sent all the same. */
async function isRemindedOf({ minutes, was, isReleased = false }: Late): Promise<boolean> {
  const guest = world.browser()
  const { reference } = await hold(guest)
  await world.app.settle()
  const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
  await world.db.query(sql`
    update booking set hold_until = ${inMinutes(minutes)}, reminded_until = ${inMinutes(minutes)} where reference = ${reference}`)
  if (isReleased) expect((await commit(guest, reference)).status).toBe(200)
  const holdUntil = was === undefined ? undefined : Date.parse(inMinutes(was))
  await world.db.query(sql`
    insert into outbox (kind, payload)
    select 'booking.holdEnding', ${JSON.stringify({ holdUntil })}::jsonb || jsonb_build_object('bookingId', id)
    from booking where reference = ${reference}`)
  await world.app.settle()
  expect(await world.db.query(sql`select from outbox where kind = 'booking.holdEnding'`)).toEqual([])
  return (await world.mails()).some((mail) => mail.includes(`${reference} is held until`))
}

test('[B9] [R9.1] a reminder that is late is sent of what is still held, and soon ends', async () => {
  expect(await isRemindedOf({ minutes: 9 })).toBe(true)
})

test.each<[string, Late]>([
  ['was released', { minutes: 9, isReleased: true }],
  ['has ended', { minutes: -1 }],
  ['is held for longer since', { minutes: 600, was: 9 }],
])('[B9] [R9.1] and of nothing that %s', async (_, late) => {
  expect(await isRemindedOf(late)).toBe(false)
})
