import { expect, test } from 'vitest'
import type { Renderer } from '../document/render.ts'
import { sql } from '../platform/sql.ts'
import { buy } from '../testing/booking-world.ts'
import { openWorld } from '../testing/world.ts'

/** Papers that are under way until nobody writes them any more. */
function slowPapers() {
  const waiting: ((reason: Error) => void)[] = []
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  let closedWith: number | undefined
  const renderer: Renderer = {
    render: () =>
      new Promise((_, reject) => {
        waiting.push(reject)
        begin()
      }),
    async close() {
      closedWith ??= waiting.length
      for (const reject of waiting) reject(new Error('Documents are no longer written.'))
    },
  }
  return { renderer, begun, closedWith: () => closedWith }
}

test('[B9] a node that stops while the papers are written sends no mail without them, however late they are', async () => {
  const { renderer, begun, closedWith } = slowPapers()
  const world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' }, { renderer })
  await buy(world.browser())
  await world.db.query(sql`update purchase set moved_at = now() - interval '11 minutes'`)
  const working = world.app.settle()
  await begun
  await world.app.close()
  await working
  expect(closedWith(), 'papers in hand when the writer was sent home').toBe(1)
  expect(await world.mails()).toEqual([])
  expect(await world.db.query(sql`select kind, attempts from outbox`)).toEqual([
    { kind: 'booking.confirmed', attempts: 1 },
  ])
  await world.close()
})
