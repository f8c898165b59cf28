import { askRefund, dayAhead, hold, once, open, pay, train } from './screens-bought.mjs'
import { roomsOffered } from './screens-house.mjs'

/** What happens to a booking afterwards, where money goes another way than it came: exchanged, in part, paid there. */

const arrival = dayAhead(40)

/** A room whose whole price the hotel takes itself. */
async function roomPaidThere(page, arriving) {
  const rooms = await roomsOffered(page, arriving)
  const found = rooms.find(({ payAtProperty, total }) => payAtProperty?.amount === total.amountAfterTax)
  if (!found) throw new Error('No room is paid at the hotel.')
  return { productType: 'hotel', rphs: [found.rph] }
}

const buy = (make) =>
  once(async (page) => {
    const order = await hold(page, [await make(page)])
    await pay(page, order)
    return order
  })

const lateTicket = buy((page) => train(page, 'parisNord', 'london', dayAhead(4)))
const ticketsForTwo = buy((page) => train(page, 'parisNord', 'london', dayAhead(20), 'NON_FLEX', [31, 34]))
const roomBought = buy((page) => roomPaidThere(page, arrival))
const roomGone = buy((page) => roomPaidThere(page, dayAhead(47)))
const roomAsked = once(async (page) => {
  const order = await hold(page, [await roomPaidThere(page, dayAhead(54))])
  await pay(page, order, 'tok_authentication_required')
  return order
})

const openBooking = async (page, { items: [{ productType, uniqueID }] }) =>
  open(page, `/booking/${productType}/view?id=${uniqueID.id}`, '.bk-goods, .bk-ride')

/** Another ticket that is dearer or cheaper, with what stays bound in it. */
export const exchangeQuote = async (page) => {
  await openBooking(page, await lateTicket(page))
  await page
    .locator('.bk-acts .btn')
    .filter({ has: page.locator('.lucide-arrow-left-right') })
    .click()
  await page.getByRole('dialog').getByRole('radio').first().check()
  await page.getByRole('dialog').locator('.btn.primary').click()
  await page.locator('.bx-due').waitFor()
}

export const cancelWhole = async (page) => {
  await openBooking(page, await ticketsForTwo(page))
  await page.locator('.bk-cancel-begin .btn').click()
}

export const cancelPaidThere = async (page) => {
  await openBooking(page, await roomBought(page))
  await askRefund(page)
}

/** Cancelled by the first visit, and looked at again by the others. */
export const cancelledThere = async (page) => {
  await openBooking(page, await roomGone(page))
  if (!(await page.locator('.bk-cancel-begin').isVisible())) return
  await askRefund(page)
  await page.locator('.bk-quote input[type="checkbox"]').check()
  await page.locator('.bk-cancel .btn').last().click()
  await page.locator('.bk-cancel').waitFor({ state: 'detached' })
}

export const bankAsksThere = async (page) => {
  const { orderId } = await roomAsked(page)
  await open(page, `/cart/book?order=${orderId}&step=pay`, '[role="dialog"]')
}

export const roomView = async (page) => openBooking(page, await roomBought(page))
