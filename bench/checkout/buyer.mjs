import { Agent, request } from 'node:http'

const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/**
 * All buyers share these connections: what is measured is the shop, not the making of connections. They end before the
 * server ends them (72 s), which could be at the very moment at which the next request is sent.
 */
const connections = new Agent({ keepAlive: true, maxSockets: 64, timeout: 60_000 })

function ask(url, cookie, path, body) {
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body)
    const headers = {
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      origin: url,
      ...(cookie && { cookie }),
    }
    const sent = request(`${url}${path}`, { method: text ? 'POST' : 'GET', agent: connections, headers })
    sent.once('error', reject)
    sent.once('response', (reply) => {
      const parts = []
      reply.on('data', (part) => parts.push(part))
      reply.once('end', () => resolve({ reply, bytes: Buffer.concat(parts) }))
    })
    sent.end(text)
  })
}

/**
 * A browser with its cookie, asking as fast as it is answered; `cookie`: of who has logged in already. `read` answers the
 * bytes of what is no JSON.
 */
export function makeBuyer(url, cookie = '') {
  const read = async (path, body) => {
    const { reply, bytes } = await ask(url, cookie, path, body)
    for (const set of reply.headers['set-cookie'] ?? []) [cookie] = set.split(';')
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${bytes.toString().slice(0, 300)}`)
    return bytes
  }
  return Object.assign(async (path, body) => JSON.parse(await read(path, body)), { read })
}

/** Handles of all fares of a rail pass, valid anywhere: goods that never run out. */
export async function findPasses(send) {
  const { fareInfos } = await send('/api/v1/rail/fare-quote', {
    fareQuoteCriteriaList: [
      {
        tripType: 'Circle',
        originDestinationInformation: {
          departureDateTime: day(40),
          originLocation: { locationCode: 'EUROPE', codeContext: 'COUNTRY' },
        },
      },
    ],
    passengerCategories: [{ code: 'ADULT', age: 30, quantity: 1 }],
  })
  return fareInfos.flatMap(({ fareOptions }) => fareOptions.map(({ rph }) => rph))
}

/** Answers the ids of all that is in the cart then. */
export async function addToCart(send, rph) {
  const goods = { productType: 'railPass', rphs: [rph], startDate: day(40) }
  const cart = await send('/api/v1/bookings/shopping-cart', { goods })
  return cart.map((item) => JSON.parse(item).id)
}

const traveler = {
  ref: 't1',
  type: 'adult',
  title: 'Ms',
  firstName: 'Ada',
  lastName: 'Lovelace',
  birthDate: '1990-12-10',
  email: 'ada@example.com',
  phone: { countryAccessCode: '44', phoneNumber: '2079460000' },
  residenceCountry: 'GB',
  nationality: 'GB',
  document: { docType: '2', docID: 'PX1234567', expireDate: day(2000), docHolderNationality: 'GB' },
}

/** Initiate, quote, confirm. `beforeQuote` is handed the id of the order that was begun. Answers what was bought. */
export async function checkOut(send, cartItemId, beforeQuote = () => {}) {
  const { orderId } = await send('/api/v1/checkout/initiate', { cartItemIds: [cartItemId] })
  await beforeQuote(orderId)
  const assign = [{ cartItemId, travelerRefs: ['t1'] }]
  const held = await send('/api/v1/checkout/quote', { orderId, travelers: [traveler], contact: {}, assign })
  const paymentForm = { kind: 'token', provider: 'test', token: 'tok_ok' }
  const bought = await send('/api/v1/checkout/confirm', {
    orderId,
    // An older build beside this one knows no such field, and refuses what it does not know.
    ...(held.quoteId && { quoteId: held.quoteId }),
    paymentForm,
    acceptedTotal: held.total,
  })
  const [item] = bought.items
  if (item.status !== 'Ticketed') throw new Error(`Not bought: ${JSON.stringify(bought).slice(0, 400)}`)
  return item
}
