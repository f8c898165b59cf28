import { addToCart, type CartItem } from '@portolan/contract/cart'
import { confirmCheckout } from '@portolan/contract/checkout'
import { searchTrains } from '@portolan/contract/rail'
import { byCard, holdOrder, putPass } from './checkout-world.ts'
import type { Browser } from './world.ts'

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const uic = (locationCode: string) => ({ locationCode, codeContext: 'UIC' })

/** The cheapest ticket from Paris to Zürich that can be given back, for one adult, in the cart. */
export async function putTicket(browser: Browser, day = inDays(30)): Promise<CartItem> {
  const { body } = await browser.call(searchTrains, {
    body: {
      originDestinations: [
        { departureDateTime: `${day}T00:00:00`, originLocation: uic('8768600'), destinationLocation: uic('8503000') },
      ],
      passengerTypes: [{ code: 'ADULT', passengerDetails: [{ age: 30 }] }],
    },
  })
  const options = body.originDestinationInformations[0]?.originDestinationOptions ?? []
  const flexible = options.find(({ flexibilityType }) => flexibilityType === 'FULL_FLEX') ?? options[0]
  if (!flexible) throw new Error(`There is no train: ${JSON.stringify(body).slice(0, 400)}`)
  const reply = await browser.call(addToCart, { body: { goods: { productType: 'rail', rphs: [flexible.rph] } } })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return JSON.parse((reply.body as string[]).at(-1) ?? '') as CartItem
}

export interface Bought {
  orderId: string
  quoteId: string
  reference: string
  total: { currencyCode: string; amount: number }
}

/** Whatever is in the cart, bought by card. */
export async function buy(browser: Browser, item?: CartItem): Promise<Bought> {
  const held = await hold(browser, item)
  const { orderId, quoteId, total } = held
  const { body } = await browser.call(confirmCheckout, {
    body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: total },
  })
  if (body.items?.[0]?.status !== 'Ticketed') throw new Error(`It was not bought: ${JSON.stringify(body)}`)
  return held
}

export async function hold(browser: Browser, item?: CartItem): Promise<Bought> {
  const { orderId, quoteId, total, items } = await holdOrder(browser, item ?? (await putPass(browser)))
  const reference = items[0]?.uniqueID?.id
  if (reference === undefined) throw new Error('It has no reference.')
  return { orderId, quoteId, total, reference }
}

/** As the web names a booking. */
export const named = (id: string) => ({ type: '14', id })
