import { randomUUID } from 'node:crypto'
import type { RailShopRS } from '@portolan/contract/rail'
import { ask } from './server.ts'

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const traveler = {
  ...{ ref: 't1', type: 'adult', title: 'Ms', firstName: 'Ada', lastName: 'Lovelace', birthDate: '1990-12-10' },
  ...{ email: 'ada@example.com', phone: { countryAccessCode: '44', phoneNumber: '2079460000' } },
  ...{ residenceCountry: 'GB', nationality: 'GB' },
  document: { docType: '2', docID: 'PX1234567', expireDate: inDays(2000), docHolderNationality: 'GB' },
}

/** An answer that is none of the good ones. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  constructor(path: string, status: number, text: string) {
    super(`${path}: ${status} ${text}`)
    this.status = status
  }
}

/**
 * A guest's browser, with a key for each write as ours sends it, that knows nothing of retries. Which node it talks to
 * is asked anew for each call.
 */
export function makeShopper(portNow: () => number, more: Record<string, string> = {}) {
  let cookie = ''
  return async (path: string, body?: object, key: string = randomUUID()) => {
    const got = await ask(portNow(), {
      ...{ method: body ? 'POST' : 'GET', path },
      headers: {
        ...more,
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
        'sec-fetch-site': 'same-origin',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const [set] = got.headers['set-cookie'] ?? []
    if (set) [cookie = ''] = set.split(';')
    if (got.status !== 200) throw new Refused(path, got.status, got.text)
    return JSON.parse(got.text)
  }
}

export type Send = ReturnType<typeof makeShopper>

export async function findPass(send: Send): Promise<string> {
  const originLocation = { locationCode: 'EUROPE', codeContext: 'COUNTRY' }
  const { fareInfos } = await send('/api/v1/rail/fare-quote', {
    fareQuoteCriteriaList: [
      { tripType: 'Circle', originDestinationInformation: { departureDateTime: inDays(40), originLocation } },
    ],
    passengerCategories: [{ code: 'ADULT', age: 30, quantity: 1 }],
  })
  return fareInfos[0].fareOptions[0].rph
}

const uic = (locationCode: string) => ({ locationCode, codeContext: 'UIC' })

/** Paris to Zürich: how many seats are left stands in the database, where the price of a pass asks nothing. */
export const findTrain = (send: Send): Promise<RailShopRS> =>
  send('/api/v1/rail/shop', {
    originDestinations: [
      {
        departureDateTime: `${inDays(40)}T08:00:00`,
        originLocation: uic('8768600'),
        destinationLocation: uic('8503000'),
      },
    ],
    passengerTypes: [{ code: 'ADULT', passengerDetails: [{ age: 31 }] }],
  })

/** Into the cart. */
export async function putPass(send: Send, rph: string): Promise<string> {
  const goods = { productType: 'railPass', rphs: [rph], startDate: inDays(40) }
  const cart = await send('/api/v1/bookings/shopping-cart', { goods })
  return JSON.parse(cart.at(-1)).id
}

export const beginOrder = (send: Send, cartItemId: string, key?: string): Promise<{ orderId: string }> =>
  send('/api/v1/checkout/initiate', { cartItemIds: [cartItemId] }, key)

/** As far as the hold. */
export const givePeople = (send: Send, orderId: string, cartItemId: string) =>
  send('/api/v1/checkout/quote', {
    ...{ orderId, travelers: [traveler], contact: {} },
    assign: [{ cartItemId, travelerRefs: ['t1'] }],
  })

export const payOrder = (
  send: Send,
  { orderId, quoteId, total }: { orderId: string; quoteId: string; total: object },
  key?: string,
) =>
  send(
    '/api/v1/checkout/confirm',
    { orderId, quoteId, acceptedTotal: total, paymentForm: { kind: 'token', provider: 'test', token: 'tok_ok' } },
    key,
  )

/** One pass, from the search to the money: the order, and what was said of it. */
export async function buyPass(send: Send): Promise<{ orderId: string; status: string }> {
  const cartItemId = await putPass(send, await findPass(send))
  const { orderId } = await beginOrder(send, cartItemId)
  const { items } = await payOrder(send, await givePeople(send, orderId, cartItemId))
  return { orderId, status: items[0].status }
}
