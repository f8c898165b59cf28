import { readOwnInfo } from '@portolan/contract/account'
import { confirmCheckout } from '@portolan/contract/checkout'
import { addTraveler, listTravelers } from '@portolan/contract/traveler'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyIdOf } from './platform/crypto.ts'
import { storeSealingKeys } from './platform/sealing-store.ts'
import { checkSecrets } from './secrets.ts'
import { testSecrets } from './testing/audit-world.ts'
import { carsFor, putCar } from './testing/car-journey.ts'
import { ada, byCard, holdOrder } from './testing/checkout-world.ts'
import { type Browser, makeBrowser, openWorld, type TestWorld } from './testing/world.ts'

const knobs = { DEMO: 'on', SUPPLIERS: 'house' }
const newSecret = 'the secret that comes after it, as long as that'

let before: TestWorld
let after: TestWorld
/** The same person, before the restart and after it. */
let person: Browser
beforeAll(async () => {
  before = await openWorld(knobs)
  after = await openWorld(knobs, { db: before.db, secrets: [newSecret, ...testSecrets] })
  // As every start does.
  await storeSealingKeys(before.db, testSecrets.map(keyIdOf))
  person = await before.loggedIn('traveller')
})
afterAll(async () => {
  await after.app.close()
  await before.close()
})

test('[A41] with a new secret in front who was logged in stays so, opens a passport, and buys the cart', async () => {
  expect(await person.call(addTraveler, { body: ada })).toMatchObject({ status: 200 })
  const car = (await carsFor(person))[0]
  if (!car) throw new Error('There is no car.')
  const item = await putCar(person, car.avail.rph)

  const later = makeBrowser(after.app, '127.0.0.1', person.cookies)
  expect((await later.call(readOwnInfo, {})).body).toMatchObject({ username: 'traveller' })
  const { body: saved } = await later.call(listTravelers, {})
  expect(saved.travelers).toEqual([
    expect.objectContaining({ document: expect.objectContaining({ docID: expect.stringMatching(/^•+567$/) }) }),
  ])
  const order = await holdOrder(later, item)
  const { body } = await later.call(confirmCheckout, {
    body: { orderId: order.orderId, quoteId: order.quoteId, paymentForm: byCard(), acceptedTotal: order.total },
  })
  expect(body.items.map(({ status }) => status)).toEqual(['Ticketed'])
})

test('[A41] without the secret before, the start is refused', async () => {
  const where = { dataDir: before.config.dataDir, production: true }
  expect(await checkSecrets(before.db, { ...where, sessionSecrets: [newSecret, ...testSecrets] })).toEqual([])
  await expect(checkSecrets(before.db, { ...where, sessionSecrets: [newSecret] })).rejects.toThrow(
    /^SESSION_SECRET does not open stored personal data\./,
  )
})
