import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { post } from './market.ts'
import { tuesday } from './rail-journey.ts'

const ask = async (page: Page, path: string, data: object) => (await post(page, path, data)) as Record<string, unknown>

const person = (email: string) => ({
  ref: '1',
  type: 'adult',
  age: 31,
  title: 'Ms',
  firstName: 'Nadia',
  lastName: 'Harbour',
  birthDate: '1995-03-02',
  email,
  phone: { countryAccessCode: '852', phoneNumber: '91234567' },
  residenceCountry: 'HK',
  nationality: 'HK',
  document: { docType: '2', docID: 'K12345678', expireDate: '2036-01-01', docHolderNationality: 'HK' },
  lead: true,
})

interface Bought {
  id: string
  orderId: string
}

interface Item {
  cartItemId: string
  uniqueID: { id: string }
  party: { ref: string; type: string; age?: number }[]
}

/** The first ticket of the answer that is given back in full. */
function fullFlexOf(answer: unknown): string {
  if (!answer || typeof answer !== 'object') return ''
  const { rph, flexibilityType } = answer as { rph?: unknown; flexibilityType?: unknown }
  if (typeof rph === 'string' && flexibilityType === 'FULL_FLEX') return rph
  return Object.values(answer).map(fullFlexOf).find(Boolean) ?? ''
}

/** A ticket from Paris to Zürich, bought by the calls the pages make. */
export async function buyTicket(page: Page, email: string, payLater = false): Promise<Bought> {
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
  const goods = { productType: 'rail', rphs: [rph] }
  const cart = (await post(page, '/api/v1/bookings/shopping-cart', { goods })) as string[]
  const { id: cartItemId } = JSON.parse(cart.at(-1) ?? '{}') as { id: string }
  const order = await ask(page, '/api/v1/checkout/initiate', { cartItemIds: [cartItemId] })
  const [item] = order.items as Item[]
  const refs = item?.party.map(({ ref }) => ref) ?? []
  const quoted = await ask(page, '/api/v1/checkout/quote', {
    orderId: order.orderId,
    travelers: refs.map((ref) => ({ ...person(email), ref })),
    contact: { email, telephone: { countryAccessCode: '852', phoneNumber: '91234567' } },
    assign: [{ cartItemId: item?.cartItemId, travelerRefs: refs }],
  })
  const confirmed = await ask(page, '/api/v1/checkout/confirm', {
    orderId: order.orderId,
    acceptedTotal: quoted.total,
    paymentForm: { kind: 'token', provider: 'test', token: 'tok_ok' },
    ...(payLater && { payLater: true }),
  })
  return { id: (confirmed.items as Item[])[0]?.uniqueID.id ?? '', orderId: String(order.orderId) }
}
