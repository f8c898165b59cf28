import { readUserInfo } from '@portolan/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a call for logged-in users answers a guest 401 in the envelope', async () => {
  const { status, body } = await world.browser().call(readUserInfo, {})
  expect(status).toBe(401)
  expect(body.errors?.errors[0]?.stringValue).toBe('Please log in.')
})
