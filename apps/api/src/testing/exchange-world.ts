import { exchangeBooking } from '@portolan/contract/booking-exchange'
import type { InputOf } from '@portolan/contract/call'
import { addToCart, type CartItem } from '@portolan/contract/cart'
import { searchTrains } from '@portolan/contract/rail'
import type { RailOption } from '@portolan/contract/rail-journey'
import { sql } from '../platform/sql.ts'
import { type Bought, buy, named } from './booking-world.ts'
import { minor } from './cancel-world.ts'
import { byCard } from './checkout-world.ts'
import type { Browser, TestWorld } from './world.ts'

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const uic = (locationCode: string) => ({ locationCode, codeContext: 'UIC' })

/** Tickets from Paris to Zürich on a day, or elsewhere, as any customer finds them. */
export async function findTickets(
  browser: Browser,
  day = inDays(33),
  ages = [30],
  [from, to]: readonly [string, string] = ['8768600', '8503000'],
): Promise<RailOption[]> {
  const { body } = await browser.call(searchTrains, {
    body: {
      originDestinations: [
        { departureDateTime: `${day}T00:00:00`, originLocation: uic(from), destinationLocation: uic(to) },
      ],
      passengerTypes: [{ code: 'ADULT', passengerDetails: ages.map((age) => ({ age })) }],
    },
  })
  return body.originDestinationInformations[0]?.originDestinationOptions ?? []
}

type Kind = Pick<RailOption, 'comfortType' | 'flexibilityType'>

export const isDirect = ({ trainSegments }: RailOption): boolean => trainSegments.length === 1

/** The first direct train of that kind on a day. */
export async function findTicket(browser: Browser, kind: Kind, day?: string): Promise<RailOption> {
  const found = (await findTickets(browser, day)).find(
    (option) =>
      isDirect(option) && option.comfortType === kind.comfortType && option.flexibilityType === kind.flexibilityType,
  )
  if (!found) throw new Error('There is no such ticket.')
  return found
}

export const flexible: Kind = { comfortType: 'STANDARD', flexibilityType: 'FULL_FLEX' }
export const dearer: Kind = { comfortType: 'PREMIER', flexibilityType: 'FULL_FLEX' }
export const cheaper: Kind = { comfortType: 'STANDARD', flexibilityType: 'SEMI_FLEX' }
export const fixed: Kind = { comfortType: 'STANDARD', flexibilityType: 'NON_FLEX' }

export async function buyTicket(browser: Browser, kind = flexible, day = inDays(30)): Promise<Bought> {
  return buyRail(browser, (await findTicket(browser, kind, day)).rph)
}

export async function buyRail(browser: Browser, rph: string): Promise<Bought> {
  const reply = await browser.call(addToCart, { body: { goods: { productType: 'rail', rphs: [rph] } } })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return buy(browser, JSON.parse((reply.body as string[]).at(-1) ?? '') as CartItem)
}

type Body = InputOf<typeof exchangeBooking>['body']

export const quoteExchange = (browser: Browser, reference: string, ...rphs: string[]) =>
  browser.call(exchangeBooking, { body: { mode: 'Quote', uniqueID: named(reference), rphs } })

export const commitExchange = (
  browser: Browser,
  reference: string,
  rph: string,
  exchangeQuoteID: string | undefined,
  paymentForm: Body['paymentForm'] | null = byCard(),
) =>
  browser.call(exchangeBooking, {
    body: {
      ...{ mode: 'Commit', uniqueID: named(reference), rphs: [rph] },
      ...(exchangeQuoteID !== undefined && { exchangeQuoteID }),
      ...(paymentForm && { paymentForm }),
    },
  })

/** Quoted and carried out, by card where it costs something. */
export async function exchange(browser: Browser, reference: string, kind: Kind, day?: string) {
  const { rph } = await findTicket(browser, kind, day)
  const quoted = await quoteExchange(browser, reference, rph)
  const done = await commitExchange(browser, reference, rph, quoted.body.exchangeQuoteID)
  return { quoted: quoted.body, done: done.body, rph }
}

/** What the test provider has taken and given back for an order, all its charges together. */
export async function movedFor({ app, db }: TestWorld, orderId: string) {
  await app.settle()
  return db.one<{ captured: number; refunded: number; charges: number; kept: number }>(sql`
    select coalesce(sum(charge.captured), 0)::bigint as captured, coalesce(sum(charge.refunded), 0)::bigint as refunded,
      count(*) filter (where charge.captured > 0)::integer as charges,
      count(*) filter (where charge.status = 'authorized')::integer as kept
    from test_charge charge join payment on payment.reference = charge.id where payment.purchase_id = ${orderId}`)
}

export const dueIn = ({ due }: { due?: { amount: number } | undefined }): number => minor(due?.amount ?? Number.NaN)
