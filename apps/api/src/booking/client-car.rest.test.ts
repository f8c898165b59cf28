import { readBookingDetails } from '@portolan/contract/booking'
import { resendBooking } from '@portolan/contract/booking-papers'
import { readCarRate } from '@portolan/contract/car'
import { confirmCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../document/testing/pdf-reader.ts'
import { namesSum } from '../platform/names-sum.ts'
import { named } from '../testing/booking-world.ts'
import { carSearch, carsFor, putCar, rateBody } from '../testing/car-journey.ts'
import { holdOrder } from '../testing/checkout-world.ts'
import { codesIn, open } from '../testing/guest-code.ts'
import { filesIn, readMail } from '../testing/mail-reader.ts'
import { drawnPapers } from '../testing/papers.ts'
import { startMailServer, type TestMailServer } from '../testing/smtp-server.ts'
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
  await agent.call(resendBooking, { params: { id: reference }, body: { email: 'ada@example.com' } })
  await world.app.settle()
  const { message = '' } = server.received.at(-1) ?? {}
  const { text } = readMail(message)
  const paper = filesIn(message, '.pdf').flatMap(({ content }) => readPdf(content).lines)
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
