import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { post } from './market.ts'
import { tuesday } from './rail-journey.ts'

const names = ['Nadia', 'Grace']

const person = (email: string, index: number) => ({
  ref: '1',
  type: 'adult',
  age: 31,
  title: 'Ms',
  firstName: names[index] ?? 'Ada',
  lastName: 'Harbour',
  birthDate: '1995-03-02',
  email,
  phone: { countryAccessCode: '852', phoneNumber: '91234567' },
  residenceCountry: 'HK',
  nationality: 'HK',
  document: { docType: '2', docID: `K1234567${8 - index}`, expireDate: '2036-01-01', docHolderNationality: 'HK' },
  lead: index === 0,
})

/** As the cart takes them. */
export interface Goods {
  productType: string
  rphs: readonly string[]
  startDate?: string
}

interface Bought {
  id: string
  orderId: string
}

interface Item {
  cartItemId: string
  uniqueID: { id: string }
  party: { ref: string; type: string; age?: number }[]
}

interface Order {
  orderId: string
  quoteId: string
  items: Item[]
  total?: unknown
}

/** The first ticket of the answer that is given back in full. */
function fullFlexOf(answer: unknown): string {
  if (!answer || typeof answer !== 'object') return ''
  const { rph, flexibilityType } = answer as { rph?: unknown; flexibilityType?: unknown }
  if (typeof rph === 'string' && flexibilityType === 'FULL_FLEX') return rph
  return Object.values(answer).map(fullFlexOf).find(Boolean) ?? ''
}

/** From Paris to Zürich. */
export async function findTicket(page: Page): Promise<Goods> {
  const found = await post(page, '/api/v1/rail/shop', {
    originDestinations: [
      {
        departureDateTime: `${tuesday()}T00:00:00`,
        originLocation: { locationCode: '8768600', codeContext: 'UIC' },
        destinationLocation: { locationCode: '8503000', codeContext: 'UIC' },
      },
    ],
    passengerTypes: [{ passengerDetails: [{ age: 31 }] }],
  })
  const rph = fullFlexOf(found)
  expect(rph).not.toBe('')
  return { productType: 'rail', rphs: [rph] }
}

/** Into the cart, which others of the same name may fill at the same time; answers which item it is there. */
export async function putGoods(page: Page, goods: Goods): Promise<string> {
  const cart = (await post(page, '/api/v1/bookings/shopping-cart', { goods })) as string[]
  const items = cart.map((text) => JSON.parse(text) as { id: string; rphs: string[] })
  return items.findLast(({ rphs }) => rphs.join() === goods.rphs.join())?.id ?? ''
}

export async function beginOrder(page: Page, goods: Goods): Promise<Order> {
  const cartItemIds = [await putGoods(page, goods)]
  return (await post(page, '/api/v1/checkout/initiate', { cartItemIds })) as Order
}

/** Who travels is known, and the suppliers hold what is to be paid for. The parts of a package are one item. */
export async function holdOrder(page: Page, goods: Goods, email: string): Promise<Order> {
  const { orderId, items } = await beginOrder(page, goods)
  const [item] = items
  const refs = item?.party.map(({ ref }) => ref) ?? []
  return (await post(page, '/api/v1/checkout/quote', {
    orderId,
    travelers: refs.map((ref, index) => ({ ...person(email, index), ref })),
    contact: { email, telephone: { countryAccessCode: '852', phoneNumber: '91234567' } },
    assign: [{ cartItemId: item?.cartItemId, travelerRefs: refs }],
  })) as Order
}

/** Bought by the calls the pages make, with a card unless another way is asked for. */
export async function buyGoods(page: Page, goods: Goods, email: string, way: object = {}): Promise<Bought> {
  const { orderId, quoteId, total } = await holdOrder(page, goods, email)
  const { items } = (await post(page, '/api/v1/checkout/confirm', {
    orderId,
    quoteId,
    acceptedTotal: total,
    paymentForm: { kind: 'token', provider: 'test', token: 'tok_ok' },
    ...way,
  })) as Order
  return { id: items[0]?.uniqueID.id ?? '', orderId }
}

/** A ticket from Paris to Zürich. */
export const buyTicket = async (page: Page, email: string, payLater = false): Promise<Bought> =>
  buyGoods(page, await findTicket(page), email, payLater ? { payLater } : {})
