import { addToCart, type CartItem } from '@portolan/contract/cart'
import { quotePasses } from '@portolan/contract/rail'
import { addDays, todayIn } from '@portolan/domain/date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld

beforeAll(async () => {
  world = await openWorld({ SUPPLIERS: 'house' })
})
afterAll(() => world.close())

test('[R7.47] a visitor finds a pass of the house and puts it into the cart for its first day', async () => {
  const browser = world.browser()
  const startDate = addDays(todayIn(world.config.timeZone, new Date()), 30)
  const { status, body } = await browser.call(quotePasses, {
    body: {
      fareQuoteCriteriaList: [
        {
          tripType: 'Circle',
          originDestinationInformation: {
            departureDateTime: startDate,
            originLocation: { locationCode: 'CH', codeContext: 'COUNTRY' },
          },
        },
      ],
      passengerCategories: [
        { code: 'ADULT', age: 30, quantity: 2 },
        { code: 'YOUTH', age: 19, quantity: 1 },
      ],
    },
  })
  expect([status, body.success]).toEqual([200, true])
  const [fare] = body.fareInfos.find(({ passType }) => passType === 'CONSECUTIVE')?.fareOptions ?? []
  expect(fare).toMatchObject({ currencyCode: 'EUR', class: '2', validity: 'P3D' })
  const goods = { productType: 'railPass' as const, rphs: [fare?.rph ?? ''], startDate }
  const added = await browser.call(addToCart, { body: { goods } })
  expect(added.status).toBe(200)
  const item = JSON.parse(added.body[0] ?? '') as CartItem
  expect(item).toMatchObject({ productType: 'railPass', expired: false, price: { currencyCode: 'EUR' } })
  expect(item.price.sellingTotalAmount).toBe(fare?.sellingAmount)
  expect(item.display).toMatchObject({ title: 'Swiss Travel Pass', start: startDate })
})
