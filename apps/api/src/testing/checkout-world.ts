import { addToCart, type CartItem } from '@portolan/contract/cart'
import { quoteCheckout, startCheckout } from '@portolan/contract/checkout'
import { quotePasses } from '@portolan/contract/rail'
import type { Browser } from './world.ts'

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The cheapest pass of a region, for one adult, in the cart. */
export async function putPass(browser: Browser, region = 'EUROPE', startDate = inDays(40)): Promise<CartItem> {
  const { body } = await browser.call(quotePasses, {
    body: {
      fareQuoteCriteriaList: [
        {
          tripType: 'Circle',
          originDestinationInformation: {
            departureDateTime: startDate,
            originLocation: { locationCode: region, codeContext: 'COUNTRY' },
          },
        },
      ],
      passengerCategories: [{ code: 'ADULT', age: 30, quantity: 1 }],
    },
  })
  const fare = body.fareInfos?.[0]?.fareOptions[0]
  if (!fare) throw new Error(`There is no pass: ${JSON.stringify(body)}`)
  const reply = await browser.call(addToCart, {
    body: { goods: { productType: 'railPass', rphs: [fare.rph], startDate } },
  })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  const items = (reply.body as string[]).map((text) => JSON.parse(text) as CartItem)
  return items.at(-1) as CartItem
}

export const ada = {
  ref: 't1',
  type: 'adult' as const,
  title: 'Ms',
  firstName: 'Ada',
  lastName: 'Lovelace',
  birthDate: '1990-12-10',
  email: 'ada@example.com',
  phone: { countryAccessCode: '44', phoneNumber: '20 7946 0000' },
  residenceCountry: 'GB',
  nationality: 'GB',
  document: { docType: '2' as const, docID: 'PX1234567', expireDate: inDays(2000), docHolderNationality: 'GB' },
}

/** An order as far as the hold. */
export async function holdOrder(browser: Browser, ...items: CartItem[]) {
  const { body: order } = await browser.call(startCheckout, { body: { cartItemIds: items.map(({ id }) => id) } })
  const reply = await browser.call(quoteCheckout, {
    body: {
      orderId: order.orderId,
      travelers: [ada],
      contact: { email: 'ada@example.com' },
      assign: items.map(({ id }) => ({ cartItemId: id, travelerRefs: ['t1'] })),
    },
  })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body
}

export const byCard = (token = 'tok_ok') => ({ kind: 'token' as const, provider: 'test', token })
