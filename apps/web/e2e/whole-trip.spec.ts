import { agree, cards, expectBooked, fillCard, goOn, heading, pay, toTravellers } from './buy.ts'
import { amount, priceOf } from './hotel-journey.ts'
import { arriveAsNewcomer, expect, test } from './journey.ts'
import { post } from './market.ts'
import { visit } from './rail-journey.ts'
import { fillTravellers, fillWholeTrip } from './whole-trip-journey.ts'

// Five suppliers are asked, and the machine may have other work.
test.beforeEach(() => test.setTimeout(240_000))

interface Order {
  items: {
    productType: string
    status: string
    locator?: string
    price: { amount: number }
    payThere?: { amount: number }
  }[]
  payment?: { status: string }
}

test('[R1.1, R1.2] flight, hotel, activity, car and transfer in one cart, booked in one go; the car fails, and only it is not paid', async ({
  page,
}) => {
  await arriveAsNewcomer(page)
  await visit(page, { means: 'mouse', tongue: 'en', width: 1440 })
  await fillWholeTrip(page)
  await page.goto('/cart')
  await expect(page.getByRole('article')).toHaveCount(5, { timeout: 30_000 })
  await toTravellers(page)
  await fillTravellers(page)
  await goOn(page).click()
  await expect(page).toHaveURL(/step=pay/, { timeout: 60_000 })
  await expect(heading(page)).toHaveText('Pay for 5 items')
  const orderId = new URL(page.url()).searchParams.get('order') ?? ''
  const order = async () => (await page.request.get(`/api/v1/checkout/${orderId}`)).json() as Promise<Order>
  const held = await order()
  // The cheapest fare is bought at once; whatever can be held is.
  const waiting = held.items.filter(({ productType }) => productType !== 'air').map(({ status }) => status)
  expect(waiting).toEqual(['OnHold', 'OnHold', 'OnHold', 'OnHold'])
  const all = await priceOf(page.getByRole('region', { name: 'One total' }).locator('.tot'))
  const cents = (items: Order['items']) => Math.round(items.reduce((sum, { price }) => sum + price.amount * 100, 0))
  expect(Math.round(amount(all) * 100)).toBe(cents(held.items))

  const car = held.items.find(({ productType }) => productType === 'car')
  await post(page, '/api/dev/simulated/refuse', { locator: car?.locator ?? '' })
  await fillCard(page, cards.good)
  await agree(page)
  await pay(page).click()
  await expectBooked(page, '4 of 5 items are booked')
  const after = await order()
  expect(after.items.map(({ productType, status }) => `${productType} ${status}`).sort()).toEqual([
    'activity Ticketed',
    'air Ticketed',
    'car Unsuccessful',
    'hotel Ticketed',
    'transfer Ticketed',
  ])
  const paid = after.items
    .filter(({ status }) => status !== 'Unsuccessful')
    .reduce((sum, { price, payThere }) => sum + Math.round((price.amount - (payThere?.amount ?? 0)) * 100), 0)
  const charged = await priceOf(
    page
      .getByRole('region', { name: /^(Charged|Payment)$/ })
      .locator('.tot .price')
      .first(),
  )
  expect(Math.round(amount(charged) * 100)).toBe(paid)
})
