import { confirmCheckout, readOrderDocument } from '@portolan/contract/checkout'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../document/testing/pdf-reader.ts'
import { putTicket } from '../testing/booking-world.ts'
import { byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { drawnPapers } from '../testing/papers.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' }, { renderer: drawnPapers })
})
afterAll(() => world.close())

/** A ticket and a pass, bought together. */
async function buyBoth(browser: Browser) {
  const held = await holdOrder(browser, await putTicket(browser), await putPass(browser))
  const { orderId, quoteId, total } = held
  const { body } = await browser.call(confirmCheckout, {
    body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total },
  })
  return { orderId, references: (body.items ?? []).map(({ uniqueID }) => uniqueID?.id ?? '') }
}

const ask = (browser: Browser, orderId: string, documentId: 'all' | 'calendar') =>
  browser.call(readOrderDocument, { params: { orderId, documentId } })

test('what was bought together is one PDF with the papers of each, and one calendar with the days of each', async () => {
  const traveller = await world.loggedIn('traveller')
  const { orderId, references } = await buyBoth(traveller)
  expect(references).toHaveLength(2)
  const { raw } = await ask(traveller, orderId, 'all')
  expect(raw.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${references[0]}-all.pdf"`,
    'cache-control': 'private, no-store',
  })
  const { pages, lines } = readPdf(raw.rawPayload)
  expect(pages).toBeGreaterThanOrEqual(2)
  const text = lines.join('\n')
  for (const reference of references) expect(text).toContain(reference)
  const calendar = await ask(traveller, orderId, 'calendar')
  expect(calendar.raw.headers['content-type']).toContain('text/calendar')
  for (const reference of references) expect(calendar.raw.body).toContain(reference)
  expect(calendar.raw.body.match(/BEGIN:VCALENDAR/g)).toHaveLength(1)
})

test('[A7] of an order of somebody else, of one that is only held and of none there is nothing', async () => {
  const [traveller, agent] = [await world.loggedIn('traveller'), await world.loggedIn('agent')]
  const { orderId } = await buyBoth(traveller)
  const held = await holdOrder(traveller, await putPass(traveller))
  for (const document of ['all', 'calendar'] as const) {
    expect((await ask(agent, orderId, document)).status).toBe(404)
    expect((await ask(traveller, held.orderId, document)).status).toBe(404)
    for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000'])
      expect((await ask(traveller, id, document)).status).toBe(404)
    expect((await ask(world.browser(), orderId, document)).status).toBe(401)
  }
  expect((await ask(traveller, orderId, 'ticket' as never)).status).toBe(400)
})
