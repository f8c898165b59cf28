import { cancelBooking } from '@portolan/contract/booking'
import { sql } from '../platform/sql.ts'
import { named } from './booking-world.ts'
import type { Browser, TestWorld } from './world.ts'

export const quote = (browser: Browser, ...references: string[]) =>
  browser.call(cancelBooking, { body: { cancelType: 'Quote', uniqueIDs: references.map(named) } })

export const commit = (browser: Browser, reference: string, cancelQuoteID?: string) =>
  browser.call(cancelBooking, {
    body: { cancelType: 'Commit', uniqueIDs: [named(reference)], ...(cancelQuoteID && { cancelQuoteID }) },
  })

type Reply = Awaited<ReturnType<typeof quote>>

export const ruleIn = ({ body }: Reply, type: string) =>
  body.cancelInfoRS?.cancelRules.find((rule) => rule.type === type)?.amount ?? 0
export const quoteIdIn = ({ body }: Reply) => body.cancelInfoRS?.cancelQuoteID ?? ''
export const textIn = ({ body }: Reply) => body.errors?.errors[0]?.stringValue

/** What the test provider has taken and given back for an order. */
export const chargedFor = async ({ app, db }: TestWorld, orderId: string) => {
  await app.settle()
  return db.one<{ captured: number; refunded: number }>(sql`
    select charge.captured, charge.refunded from test_charge charge
      join payment on payment.reference = charge.id where payment.purchase_id = ${orderId}`)
}

export const minor = (amount: number): number => Math.round(amount * 100)
