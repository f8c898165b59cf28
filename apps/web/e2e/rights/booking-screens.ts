import type { Page } from '@playwright/test'
import { expect, mailTo } from '../journey.ts'
import { post } from '../market.ts'
import { buyGoods, buyTicket } from '../ticket.ts'
import {
  cancel,
  changeContact,
  changeInvoice,
  exchange,
  extendHold,
  payHold,
  releaseHold,
  revokeLink,
  sendAgain,
} from './booking-deeds.ts'
import { managers, nobody, type Role, type Screen, sellers } from './deed.ts'
import { goTo } from './go.ts'
import { findRoom, roomGoods } from './offers.ts'
import { daysToBuy, findPackage, packageGoods } from './package.ts'

/** One's own is for those who sell; a colleague's for those who manage. */
interface Rights {
  change: readonly Role[]
  pay: readonly Role[]
}

const own: Rights = { change: sellers, pay: sellers }
const colleagues: Rights = { change: managers, pay: nobody }

const opening = (address: string, id: string) => async (page: Page) => {
  await goTo(page, address)
  await expect(page.getByRole('main')).toContainText(id)
  await expect(page.getByRole('region', { name: 'Travellers' })).toBeVisible()
}

const ticket = (whose: string, id: string, { change }: Rights): Screen => ({
  name: `${whose} ticket`,
  open: opening(`/booking/rail/view?id=${id}`, id),
  deeds: [
    sendAgain(change),
    changeContact(change),
    changeInvoice(change),
    revokeLink(change),
    exchange(change),
    cancel(change),
  ],
  looks: [],
})

const hold = (whose: string, id: string, { change, pay }: Rights): Screen => ({
  name: `${whose} hold`,
  open: opening(`/booking/rail/view?id=${id}`, id),
  deeds: [
    changeContact(change),
    extendHold(change),
    releaseHold(change),
    payHold(pay),
    { name: 'Send to the traveller', offered: nobody },
    { name: 'Exchange', offered: nobody },
    { name: 'Revoke the link', offered: nobody },
  ],
  looks: [],
})

interface Bought {
  id: string
  /** What is paid at the hotel alone has no invoice of ours. */
  isInvoiced: boolean
}

const other = (what: string, { id, isInvoiced }: Bought, { change }: Rights): Screen => ({
  name: what,
  open: opening(`/booking/view?id=${id}`, id),
  deeds: [
    sendAgain(change),
    changeContact(change),
    changeInvoice(isInvoiced ? change : nobody),
    cancel(change),
    { name: 'Exchange', offered: nobody },
    // It is in an account and was sent to nobody else: no link opens it.
    { name: 'Revoke the link', offered: nobody },
  ],
  looks: [],
})

/** Who has the link stands as the one who bought it, as far as the own rights reach. An employee keeps none of it. */
const byLink = (address: string, id: string): Screen => ({
  ...ticket('a guest’s', id, own),
  open: opening(address, id),
  deeds: [...ticket('a guest’s', id, own).deeds, { name: 'Add to my account', offered: nobody }],
})

/** Bought by somebody without an account, who is mailed a link to it. */
export async function ticketOfGuest(page: Page): Promise<Screen> {
  const address = `guest-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`
  const { id } = await buyTicket(page, address)
  const mail = await mailTo(address, /booking\/guest/)
  await untilInvoiced(page, id)
  const code = /\/booking\/guest\?code=[\w-]+/.exec(mail)?.[0] ?? ''
  expect(code).not.toBe('')
  return byLink(code, id)
}

const email = 'nadia@example.com'

/** An invoice comes a moment after the money. */
async function untilInvoiced(page: Page, id: string): Promise<Bought> {
  interface Details {
    paid?: { amount: number }
    invoices?: readonly object[]
  }
  let isInvoiced = false
  await expect
    .poll(async () => {
      const { paid, invoices = [] } = (await post(page, '/api/v1/booking/details', {
        uniqueID: { type: '14', id },
      })) as Details
      isInvoiced = invoices.length > 0
      return isInvoiced || paid?.amount === 0
    })
    .toBe(true)
  return { id, isInvoiced }
}

/** Sent on to a friend, so that a link opens it. */
async function buySentTicket(page: Page): Promise<string> {
  const { id } = await buyTicket(page, email)
  await post(page, `/api/v1/booking/${id}/resend`, { email: 'friend@example.org' })
  const isLinked = async () => {
    const details = await post(page, '/api/v1/booking/details', { uniqueID: { type: '14', id } })
    return (details as { hasOpenLink?: boolean }).hasOpenLink
  }
  await expect.poll(isLinked, { timeout: 20_000 }).toBe(true)
  await untilInvoiced(page, id)
  return id
}

/** A hold can be a guest's, who then logs in: so it can be in anybody's hands. */
export async function ownHold(page: Page): Promise<Screen> {
  const { id } = await buyTicket(page, email, true)
  return hold('an own', id, own)
}

async function buyOthers(page: Page): Promise<{ trip: Bought; room: Bought }> {
  const trip = await buyGoods(page, await packageGoods(page, await findPackage(page, daysToBuy)), email)
  const room = await buyGoods(page, roomGoods(await findRoom(page, 10)), email)
  return { trip: await untilInvoiced(page, trip.id), room: await untilInvoiced(page, room.id) }
}

/** Only who may book has these. */
export async function ownBookings(page: Page): Promise<Screen[]> {
  const bought = await buySentTicket(page)
  const { trip, room } = await buyOthers(page)
  return [ticket('an own', bought, own), other('an own package', trip, own), other('an own room', room, own)]
}

/** Bought by the one of that page. */
export async function bookingsOfColleague(page: Page): Promise<Screen[]> {
  const [bought, held] = [await buySentTicket(page), await buyTicket(page, email, true)]
  const { trip, room } = await buyOthers(page)
  return [
    ticket('a colleague’s', bought, colleagues),
    hold('a colleague’s', held.id, colleagues),
    other('a colleague’s package', trip, colleagues),
    other('a colleague’s room', room, colleagues),
  ]
}
