import { setTimeout as pause } from 'node:timers/promises'

/** What is bought by calls, so that the pages after the cart can be photographed as a customer finds them. */

export const post = async (page, path, data) => {
  const { origin } = new URL(page.url())
  const answer = await page.request.post(`${origin}${path}`, { data, headers: { origin } })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${(await answer.text()).slice(0, 200)}`)
  return answer.json()
}

/** A month ahead, so that the pictures can be taken on any day. */
export const dayAhead = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const stations = { paris: '8768600', zurich: '8503000', parisNord: '8727100', london: '7015400' }
const station = (name) => ({ locationCode: stations[name], codeContext: 'UIC' })

/** The first ticket of the answer with this flexibility. */
function ticketOf(answer, flexibility) {
  if (!answer || typeof answer !== 'object') return undefined
  if (typeof answer.rph === 'string' && answer.flexibilityType === flexibility) return answer.rph
  for (const part of Object.values(answer)) {
    const found = ticketOf(part, flexibility)
    if (found) return found
  }
  return undefined
}

export const train = async (page, from, to, day, flexibility = 'SEMI_FLEX', ages = [31]) => {
  const found = await post(page, '/api/v1/rail/shop', {
    originDestinations: [
      { departureDateTime: `${day}T06:00:00`, originLocation: station(from), destinationLocation: station(to) },
    ],
    passengerTypes: [{ passengerDetails: ages.map((age) => ({ age })) }],
  })
  return { productType: 'rail', rphs: [ticketOf(found, flexibility)] }
}

const simulated = async (page, product) => {
  const { rphs } = await post(page, '/api/dev/simulated/offers', { product, count: 1, offerSeconds: 2400 })
  return { productType: product, rphs }
}

const behave = (page, product, how = {}) =>
  post(page, '/api/dev/simulated/behaviour', { supplier: 'simulated', product, ...how })

const names = ['Nadia', 'Omar', 'Leila', 'Sami']

const personOf = ({ ref, type, age }, index) => ({
  ...{ ref, type, title: 'Ms', firstName: names[index % names.length], lastName: 'Harbour' },
  ...(age !== undefined && { age }),
  birthDate: `${new Date().getFullYear() - (age ?? 31)}-01-01`,
  email: 'nadia@example.com',
  phone: { countryAccessCode: '852', phoneNumber: '91234567' },
  residenceCountry: 'HK',
  nationality: 'HK',
  document: { docType: '2', docID: 'K12345678', expireDate: '2036-01-01', docHolderNationality: 'HK' },
  lead: index === 0,
})

/** An order of these goods with its travellers given; each item keeps its own party. */
export async function hold(page, goods) {
  const ids = []
  for (const one of goods) {
    const cart = await post(page, '/api/v1/bookings/shopping-cart', { goods: one })
    ids.push(JSON.parse(cart.at(-1)).id)
  }
  const { orderId, items } = await post(page, '/api/v1/checkout/initiate', { cartItemIds: ids })
  const seats = [...new Map(items.flatMap(({ party }) => party).map((seat) => [seat.ref, seat])).values()]
  return post(page, '/api/v1/checkout/quote', {
    orderId,
    travelers: seats.map(personOf),
    contact: { email: 'nadia@example.com' },
    assign: items.map(({ cartItemId, party }) => ({ cartItemId, travelerRefs: party.map(({ ref }) => ref) })),
  })
}

export const pay = (page, { orderId, quoteId, total }, token = 'tok_ok', more = {}) =>
  post(page, '/api/v1/checkout/confirm', {
    orderId,
    quoteId,
    acceptedTotal: { currencyCode: total.currencyCode, amount: total.amount },
    paymentForm: { kind: 'token', provider: 'test', token },
    ...more,
  })

export const open = async (page, path, shown) => {
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' })
  await page.locator(shown).first().waitFor()
}

const openOrder = (page, { orderId }, step, shown) => open(page, `/cart/book?order=${orderId}&step=${step}`, shown)

/** Everything is asked for once a visitor; both widths look at the same order. */
export const once = (make) => {
  const made = new WeakMap()
  return async (page) => {
    const visitor = page.context()
    if (!made.has(visitor)) made.set(visitor, make(page))
    return made.get(visitor)
  }
}

const mixedGoods = async (page) => [
  await train(page, 'paris', 'zurich', dayAhead(30)),
  await simulated(page, 'hotel'),
  await simulated(page, 'car'),
]

const heldOrder = once(async (page) => hold(page, await mixedGoods(page)))

const someLost = once(async (page) => {
  const goods = [...(await mixedGoods(page)), await simulated(page, 'activity')]
  await behave(page, 'activity', { capacity: 0 })
  const order = await hold(page, goods)
  await behave(page, 'activity')
  await pay(page, order)
  return order
})

const declined = once(async (page) => {
  const order = await hold(page, [await simulated(page, 'cruise')])
  await pay(page, order, 'tok_declined')
  return order
})

const asked = once(async (page) => {
  const order = await hold(page, [await simulated(page, 'transfer')])
  await pay(page, order, 'tok_authentication_required')
  return order
})

const payLater = once(async (page) => {
  const order = await hold(page, [await simulated(page, 'hotel')])
  await pay(page, order, 'tok_ok', { payLater: true })
  return order
})

/** There and back, with a week's stay between that leaves a gap, two things at once, and one that is only held. */
const bought = once(async (page) => {
  const there = await hold(page, [await train(page, 'paris', 'zurich', dayAhead(30))])
  await pay(page, there)
  const same = await hold(page, [await train(page, 'paris', 'zurich', dayAhead(30), 'FULL_FLEX')])
  await pay(page, same)
  const later = await hold(page, [await train(page, 'paris', 'zurich', dayAhead(33))])
  await pay(page, later)
  const held = await hold(page, [await train(page, 'zurich', 'paris', dayAhead(36))])
  await pay(page, held, 'tok_ok', { payLater: true })
  return { there, held }
})

const referenceOf = ({ items: [item] }) => item.uniqueID.id

export const bookTravellers = async (page) =>
  open(page, `/cart/book?order=${(await heldOrder(page)).orderId}`, '.tv-form')
export const payPage = async (page) => openOrder(page, await heldOrder(page), 'pay', '.pf')
export const payDeclined = async (page) => openOrder(page, await declined(page), 'pay', '.sorry')
export const bankAsks = async (page) => openOrder(page, await asked(page), 'pay', '[role="dialog"]')
export const donePage = async (page) => openOrder(page, await someLost(page), 'done', '.co-bk')
export const heldPage = async (page) => openOrder(page, await payLater(page), 'done', '.co-bk')
/** Who may spend on the account pays from it unless he chooses otherwise. */
export const payFromAccount = async (page) => openOrder(page, await heldOrder(page), 'pay', '.pm-l')

export const bookingList = async (page) => {
  await bought(page)
  await open(page, page.url(), '.bk-table, table, .bk-list')
}
const openBooking = (page, order) => open(page, `/booking/rail/view?id=${referenceOf(order)}`, '.bk-ride')
export const bookingView = async (page) => openBooking(page, (await bought(page)).there)
export const heldView = async (page) => openBooking(page, (await bought(page)).held)
/** On a booking's page. */
export const askRefund = async (page) => {
  await page.locator('.bk-cancel-begin .btn').click()
  await page.locator('.bk-cancel .btn').last().click()
  await page.locator('.bk-quote').waitFor()
}
export const cancelQuote = async (page) => {
  await bookingView(page)
  await askRefund(page)
}
/** Sent on once, so that a link opens it. */
async function sendOn(page, id) {
  const isLinked = async () =>
    (await post(page, '/api/v1/booking/details', { uniqueID: { type: '14', id } })).hasOpenLink === true
  if (await isLinked()) return
  await post(page, `/api/v1/booking/${id}/resend`, { email: 'grace@example.org' })
  while (!(await isLinked())) await pause(500)
}
export const linkQuestion = async (page) => {
  await sendOn(page, referenceOf((await bought(page)).there))
  await bookingView(page)
  await page.locator('.bk-link .btn').click()
  await page.getByRole('alertdialog').waitFor()
}
export const tripPage = async (page) => {
  await bought(page)
  await open(page, '/trip', '.bk-ev')
}
