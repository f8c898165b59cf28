import { listEmployees, queryUser } from '@portolan/contract/agency'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hire, signedIn } from '../testing/agency.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'
import { changePermissions } from './belongings.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on' })
  await hire(world, { username: 'rival', agency: 'Rival Tours', role: 'Owner' })
})
afterAll(() => world.close())

const ask = async (who: string, username: string) =>
  (await signedIn(world, who)).call(queryUser, { query: { username } })

describe('the list of the agency’s people', () => {
  test('[R6.2] [A11] is for those who look after them, and a personal grant is enough', async () => {
    for (const username of ['owner', 'manager', 'finance'])
      expect((await (await signedIn(world, username)).call(listEmployees, {})).status, username).toBe(200)
    for (const username of ['agent', 'viewer'])
      expect((await (await signedIn(world, username)).call(listEmployees, {})).status, username).toBe(403)
    const owner = await signedIn(world, 'owner')
    await changePermissions(owner, 'viewer', { grant: ['users:view'] })
    expect((await (await signedIn(world, 'viewer')).call(listEmployees, {})).status).toBe(200)
    await changePermissions(owner, 'viewer', {})
  })
})

describe('whether a name is taken', () => {
  test('[R6.2] [A11] is asked by those who add people, and by nobody else', async () => {
    for (const username of ['owner', 'manager', 'rival'])
      expect((await ask(username, 'somebody.new')).body, username).toMatchObject({ exists: false })
    for (const username of ['finance', 'agent', 'viewer', 'traveller'])
      expect((await ask(username, 'somebody.new')).status, username).toBe(403)
  })

  test('of a stranger is said without saying whose it is', async () => {
    const { body } = await ask('rival', 'traveller')
    expect(body).toEqual({ success: true, exists: true })
  })

  test('of strangers is answered sixty times an hour: whole lists of customers are not tried', async () => {
    const manager = await signedIn(world, 'manager')
    const asked = (username: string) => manager.call(queryUser, { query: { username } })
    // One was asked above.
    for (let index = 1; index < 60; index++) expect((await asked(`customer${index}@mail.example`)).status).toBe(200)
    const refused = await asked('customer60@mail.example')
    expect(refused.status).toBe(429)
    expect(refused.raw.headers['retry-after']).toBe('3600')
    expect((await asked('traveller')).status).toBe(429)
    // Colleagues are no strangers, and the limit is one’s own.
    expect((await asked('agent')).body).toMatchObject({ exists: true, employee: { username: 'agent' } })
    expect((await ask('owner', 'customer60@mail.example')).status).toBe(200)
  })
})
