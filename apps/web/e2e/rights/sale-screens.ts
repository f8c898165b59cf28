import type { Locator, Page } from '@playwright/test'
import { agree, cards, fillCard, pay } from '../buy.ts'
import { beginOrder, findTicket, holdOrder, putGoods } from '../ticket.ts'
import { seen } from './buying.ts'
import { type Deed, everybody, refusal, type Screen, sellers } from './deed.ts'
import { fillTravellers, firstName } from './form.ts'
import { goTo } from './go.ts'
import { findPass } from './offers.ts'

/** What somebody has begun to buy. */
export interface Sale {
  /** An order nobody has filled in yet, and one that is held. */
  begun: string
  held: string
}

/** A guest may do all of this, and brings it along when logging in: so it can be in anybody's hands. */
export async function beginSale(page: Page): Promise<Sale> {
  const ticket = await findTicket(page)
  const begun = await beginOrder(page, ticket)
  const held = await holdOrder(page, await findTicket(page), 'nadia@example.com')
  await putGoods(page, await findPass(page))
  return { begun: begun.orderId, held: held.orderId }
}

const cart: Screen = {
  name: 'the cart',
  async open(page) {
    // From the server: what a page has put into it before was never there.
    await page.goto('/cart')
    await seen(page.getByRole('article'))
  },
  deeds: [
    { name: 'Remove Europe Global Pass', offered: everybody, sends: 'DELETE /api/v1/bookings/shopping-cart' },
    { name: /^Book \d+ items?$/, offered: sellers, sends: 'POST /api/v1/checkout/initiate', leaves: true },
  ],
  looks: [/^Remove /],
}

const travellers = ({ begun }: Sale): Screen => ({
  name: 'travellers of an order',
  async open(page) {
    await goTo(page, `/cart/book?order=${begun}`)
    await seen(page.locator(firstName).or(refusal(page)))
    await fillTravellers(page, 1)
  },
  deeds: [{ name: 'Continue to pay', offered: sellers, sends: 'POST /api/v1/checkout/quote', leaves: true }],
  says: true,
  looks: [/^Saved travellers$/],
})

/** The circle itself is drawn over. */
const option = (page: Page, name: RegExp): Locator => page.getByRole('radio', { name }).locator('xpath=ancestor::label')

const payBy = (name: RegExp, press: (page: Page) => Promise<void>): Deed => ({
  name,
  offered: sellers,
  way: (page) => option(page, name),
  press,
  sends: 'POST /api/v1/checkout/confirm',
})

const payment = ({ held }: Sale): Screen => ({
  name: 'payment of an order',
  async open(page) {
    await goTo(page, `/cart/book?order=${held}&step=pay`)
    await seen(page.getByRole('radio').or(refusal(page)))
  },
  deeds: [
    payBy(/^Card/, async (page) => {
      await fillCard(page, cards.good)
      await agree(page)
      await pay(page).click()
    }),
    payBy(/^Agency account/, (page) => pay(page).click()),
    payBy(/^Hold and pay later/, (page) =>
      page.getByRole('button', { name: 'Hold now, pay later' }).filter({ visible: true }).click(),
    ),
  ],
  says: true,
  looks: [/^Pay \$/, /^4\d{3} /],
})

/** From the cart to the money. */
export const saleScreens = (sale: Sale): Screen[] => [travellers(sale), cart, payment(sale)]
