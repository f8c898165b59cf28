import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../testing/agency.ts'
import {
  buyTicket,
  cheaper,
  commitExchange,
  dearer,
  dueIn,
  findTicket,
  movedFor,
  quoteExchange,
} from '../testing/exchange-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'
import { changePermissions } from './belongings.ts'

let world: TestWorld
let owner: Browser
let agent: Browser
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' })
  owner = await signedIn(world, 'owner')
  agent = await signedIn(world, 'agent')
})
afterEach(() => changePermissions(owner, 'agent', {}))
afterAll(async () => {
  await world.app.settle()
  await checkInvariants(world.db)
  await world.close()
})

describe('[R6.2] [A11] an exchange that gives money back', () => {
  test('needs the right to cancel; one that costs more does not', async () => {
    const { reference, orderId } = await buyTicket(agent)
    const before = await movedFor(world, orderId)
    const [less, more] = [await findTicket(agent, cheaper), await findTicket(agent, dearer)]
    await changePermissions(owner, 'agent', { revoke: ['rail:cancel'] })
    const refused = await quoteExchange(agent, reference, less.rph)
    expect(refused.status).toBe(403)
    expect(refused.raw.body).toContain('right to cancel')
    expect((await quoteExchange(agent, reference, more.rph)).status).toBe(200)
    expect(await movedFor(world, orderId)).toEqual(before)
  })

  test('is not carried out when the right was taken away after it was priced', async () => {
    const { reference, orderId } = await buyTicket(agent)
    const before = await movedFor(world, orderId)
    const { rph } = await findTicket(agent, cheaper)
    const { body } = await quoteExchange(agent, reference, rph)
    expect(dueIn(body)).toBeLessThan(0)
    await changePermissions(owner, 'agent', { revoke: ['rail:cancel'] })
    expect((await commitExchange(agent, reference, rph, body.exchangeQuoteID, null)).status).toBe(403)
    expect(await movedFor(world, orderId)).toEqual(before)
    await changePermissions(owner, 'agent', {})
    const done = await commitExchange(agent, reference, rph, body.exchangeQuoteID, null)
    expect(done.body).toMatchObject({ success: true, status: 'Ticketed' })
    // Asked again by a press too many: it is done, and nothing is refused afterwards.
    await changePermissions(owner, 'agent', { revoke: ['rail:cancel'] })
    expect((await commitExchange(agent, reference, rph, body.exchangeQuoteID, null)).status).toBe(200)
  })

  test('a guest needs no right for it', async () => {
    const guest = world.browser()
    const { reference } = await buyTicket(guest)
    const { rph } = await findTicket(guest, cheaper)
    expect((await quoteExchange(guest, reference, rph)).status).toBe(200)
  })
})
