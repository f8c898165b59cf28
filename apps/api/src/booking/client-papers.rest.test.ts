import { readBookingDetails } from '@portolan/contract/booking'
import { resendBooking } from '@portolan/contract/booking-papers'
import { readCarRate } from '@portolan/contract/car'
import { confirmCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../document/testing/pdf-reader.ts'
import { namesSum } from '../platform/names-sum.ts'
import { buy, named } from '../testing/booking-world.ts'
import { carSearch, carsFor, putCar, rateBody } from '../testing/car-journey.ts'
import { holdOrder } from '../testing/checkout-world.ts'
import { buyTicket } from '../testing/exchange-world.ts'
import { codesIn, open } from '../testing/guest-code.ts'
import { filesIn, readMail } from '../testing/mail-reader.ts'
import { drawnPapers } from '../testing/papers.ts'
import { startMailServer, type TestMailServer } from '../testing/smtp-server.ts'
import { findStay, isPaidInPart, putStay } from '../testing/stay-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let server: TestMailServer
let world: TestWorld
let agent: Browser
beforeAll(async () => {
  server = await startMailServer()
  const settings = { DEMO: 'on', SUPPLIERS: 'house', SMTP_URL: server.url }
  world = await openWorld(settings, { renderer: drawnPapers })
  agent = await world.loggedIn('agent')
})
afterAll(async () => {
  await world.close()
  await server.close()
})

/** The papers that come with the last mail, each as its lines. */
async function papersOf(work: () => Promise<unknown>) {
  await world.app.settle()
  await work()
  await world.app.settle()
  const { to = [], message = '' } = server.received.at(-1) ?? {}
  const papers = filesIn(message, '.pdf').map(({ name, content }) => ({ name, ...readPdf(content) }))
  return { to, papers }
}

test('[B1] the paper that is mailed to an agency’s client has the agency’s name and no sum; the agent’s own has both ours', async () => {
  let reference = ''
  const own = await papersOf(async () => {
    reference = (await buyTicket(agent)).reference
  })
  const client = await papersOf(() =>
    agent.call(resendBooking, { params: { id: reference }, body: { email: 'ada@example.com' } }),
  )
  expect([own.to, client.to]).toEqual([['agent@harbourtravel.example'], ['ada@example.com']])
  for (const { papers } of [own, client]) {
    expect(papers.map(({ name, pages }) => [name, pages])).toEqual([[`ticket-${reference}.pdf`, 1]])
    for (const { lines } of papers)
      for (const word of [reference, 'LOVELACE', 'E-ticket']) expect(lines.join('\n')).toMatch(new RegExp(word, 'i'))
  }
  const [priced = [], bare = []] = [own, client].map(({ papers }) => papers.flatMap(({ lines }) => lines))
  expect(priced.some(namesSum)).toBe(true)
  expect(priced).not.toContain('Harbour Travel')
  expect(bare).toContain('Harbour Travel')
  expect(bare.filter((line) => namesSum(line) || /\bnet\b|HKD|\$|EUR|Price|Paid by|\d[.,]\d\d\b/i.test(line))).toEqual(
    [],
  )
})

test('[B1] the client who pays at the hotel reads what is taken there, on the paper and in the mail, and no other sum', async () => {
  const room = await findStay(agent, isPaidInPart)
  const there = (room.payAtProperty?.amount ?? 0).toLocaleString('en', { minimumFractionDigits: 2 })
  const { reference } = await buy(agent, await putStay(agent, room))
  const { papers } = await papersOf(() =>
    agent.call(resendBooking, { params: { id: reference }, body: { email: 'ada@example.com' } }),
  )
  const sums = papers.flatMap(({ lines }) => lines).filter(namesSum)
  const taken = expect.stringMatching(new RegExp(`Pay at the hotel: EUR [\\d.]+ \\(about \\$${there}\\)$`))
  expect(sums).toEqual([taken])
  const { text } = readMail(server.received.at(-1)?.message ?? '')
  expect(text.split('\n').filter(namesSum)).toEqual([taken])
  // The page that the mail leads to says it as well, and nothing else of money.
  const client = world.browser()
  expect((await open(client, codesIn(text)[0])).status).toBe(200)
  const { body, raw } = await client.call(readBookingDetails, { body: { uniqueID: named(reference) } })
  const payThereLocal = { currencyCode: 'EUR' }
  expect(body).toMatchObject({ standing: 'look', payThere: room.payAtProperty, payThereLocal })
  expect(raw.body.match(/"amount":/g)).toHaveLength(2)
  expect([body.paid, body.booking?.total, body.priceTrace, body.invoices]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

/** A prepaid car with a GPS for somebody of 36, on the agency's account. */
async function bookCar() {
  const cars = await carsFor(agent, carSearch())
  const prepaid = cars.find(({ avail }) => avail.rateCode === 'PREPAID')
  if (!prepaid) throw new Error('There is no such car.')
  const specialEquipPrefs = [{ equipType: 'NAV', quantity: 1 }]
  const { body: rate } = await agent.call(readCarRate, { body: rateBody(prepaid, { specialEquipPrefs }) })
  const { orderId, quoteId, total, items } = await holdOrder(agent, await putCar(agent, rate.rph ?? ''))
  const { body } = await agent.call(confirmCheckout, {
    body: { orderId, quoteId, paymentForm: { kind: 'account' }, acceptedTotal: total },
  })
  expect(body.state, JSON.stringify(body)).toBe('Done')
  return { rate, reference: items[0]?.uniqueID?.id ?? '' }
}

test('[B1] the client who drives the car reads what the desk asks for and until when it is cancelled, and no price', async () => {
  const { rate, reference } = await bookCar()
  const { papers } = await papersOf(() =>
    agent.call(resendBooking, { params: { id: reference }, body: { email: 'ada@example.com' } }),
  )
  const { text } = readMail(server.received.at(-1)?.message ?? '')
  const paper = papers.flatMap(({ lines }) => lines)
  const { local } = rate.payThere[0] ?? {}
  const gps = `EUR ${local?.amount.toFixed(2)}`
  for (const all of [text, paper.join('\n')]) {
    expect(all).toMatch(/Excess: EUR [\d,]+/)
    expect(all).toContain(`Pay at the desk: ${gps} (about $${rate.payThere[0]?.amount.toFixed(2)})`)
    expect(all).toMatch(new RegExp(`Paid at the desk for: .+ ${gps}`))
    expect(all).toMatch(/Cancellation until .+ Lisbon time: with a fee/)
    expect(all).not.toContain(rate.payNow.amount.toFixed(2))
    expect(all.split('\n').filter(namesSum)).toHaveLength(4)
  }
  const client = world.browser()
  expect((await open(client, codesIn(text)[0])).status).toBe(200)
  const { body, raw } = await client.call(readBookingDetails, { body: { uniqueID: named(reference) } })
  expect(body).toMatchObject({ standing: 'look', payThereLocal: local })
  expect(body.reservation).toMatchObject({
    vehSegmentCore: { deposit: rate.deposit, excess: rate.excess, payThere: rate.payThere, fees: [] },
  })
  expect(body.reservation).toMatchObject({
    vehSegmentCore: { rateRules: { paymentRules: rate.rateRules?.paymentRules } },
  })
  for (const sum of [rate.payNow.amount, rate.totalCharge.estimatedTotalAmount])
    expect(raw.body).not.toContain(`"amount":${sum},`)
})
