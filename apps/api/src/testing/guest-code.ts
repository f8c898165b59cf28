import { openBookingAsGuest, readBookingDetails } from '@portolan/contract/booking'
import { confirmCheckout } from '@portolan/contract/checkout'
import { named } from './booking-world.ts'
import { byCard, holdOrder, putPass } from './checkout-world.ts'
import type { Browser, TestWorld } from './world.ts'

/** Every code of a mail, in the order of its bookings. */
export const codesIn = (mail: string): string[] => [
  ...new Set([...mail.matchAll(/\/booking\/guest\?code=([\w-]+)/g)].map(([, code]) => code ?? '')),
]

export const lastMail = async (world: TestWorld): Promise<string> => (await world.mails()).at(-1) ?? ''

export const details = (browser: Browser, id: string) =>
  browser.call(readBookingDetails, { body: { uniqueID: named(id) } })

export const open = (browser: Browser, code = '') => browser.call(openBookingAsGuest, { body: { code } })

export interface BoughtPair {
  orderId: string
  references: readonly [string, string]
  codes: readonly [string, string]
}

/** Two passes in one order, each with the code that its buyer was mailed. */
export async function buyPair(world: TestWorld, guest: Browser): Promise<BoughtPair> {
  const held = await holdOrder(guest, await putPass(guest), await putPass(guest, 'BENELUX'))
  const { body } = await guest.call(confirmCheckout, {
    body: { orderId: held.orderId, quoteId: held.quoteId, paymentForm: byCard(), acceptedTotal: held.total },
  })
  const [one = '', other = ''] = body.items.map(({ uniqueID }) => uniqueID?.id)
  const [first = '', second = ''] = codesIn(await lastMail(world))
  return { orderId: held.orderId, references: [one, other], codes: [first, second] }
}
