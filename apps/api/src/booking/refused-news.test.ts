import { cancelBooking, changeBookingContact, readBookingDetails } from '@portolan/contract/booking'
import { resendBooking } from '@portolan/contract/booking-papers'
import { listNotices } from '@portolan/contract/notice'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { named } from '../testing/booking-world.ts'
import { buyTicket, cheaper, dearer, exchange } from '../testing/exchange-world.ts'
import { readMail } from '../testing/mail-reader.ts'
import { startMailServer, type TestMailServer } from '../testing/smtp-server.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

const agentAddress = 'agent@harbourtravel.example'
const clientAddress = 'ada@example.com'

let server: TestMailServer
let world: TestWorld
beforeAll(async () => {
  server = await startMailServer()
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', SMTP_URL: server.url })
})
afterAll(async () => {
  await world.close()
  await server.close()
})
beforeEach(() => {
  server.adopt(agentAddress)
  server.adopt(clientAddress)
})

/** What comes of it: to whom, under which subject, and its text. */
async function mailsOf(work: () => Promise<unknown>) {
  await world.app.settle()
  const before = server.received.length
  await work()
  await world.app.settle()
  return server.received.slice(before).map(({ to, message }) => {
    const { headers, text } = readMail(message)
    return { to: to[0], subject: headers.get('subject') ?? '', text, hasPaper: message.includes('.pdf') }
  })
}

async function cancel(browser: Browser, reference: string) {
  const uniqueIDs = [named(reference)]
  const { body } = await browser.call(cancelBooking, { body: { cancelType: 'Quote', uniqueIDs } })
  const cancelQuoteID = body.cancelInfoRS?.cancelQuoteID ?? ''
  const done = await browser.call(cancelBooking, { body: { cancelType: 'Commit', uniqueIDs, cancelQuoteID } })
  expect(done.status).toBe(200)
}

const resend = (browser: Browser, id: string, body: { email?: string; refused?: true }) =>
  browser.call(resendBooking, { params: { id }, body })

async function newsOf(browser: Browser, reference: string): Promise<string[]> {
  const { body } = await browser.call(readBookingDetails, { body: { uniqueID: named(reference) } })
  return (body.timeline ?? []).map(({ kind }) => kind).filter((kind) => /^news|^mailRefused/.test(kind))
}

const bellOf = async (browser: Browser, reference: string): Promise<string[]> =>
  (await browser.call(listNotices, {})).body.notices
    .filter((notice) => notice.reference === reference)
    .map(({ kind }) => kind)
    .toSorted()

describe('[B9] news of a booking that the mail server has refused for good', () => {
  test('a cancellation and its refund go, with their sums, to the address that is given instead, once', async () => {
    const traveller = await world.loggedIn('traveller')
    const { reference } = await buyTicket(traveller)
    await world.app.settle()
    server.disown(clientAddress)
    expect(await mailsOf(() => cancel(traveller, reference))).toEqual([])
    expect(await newsOf(traveller, reference)).toEqual(['newsRefused', 'newsRefused'])
    const bell = await bellOf(traveller, reference)
    expect(bell).toContain('mailRefused')

    const rename = (change: object) =>
      mailsOf(async () => {
        const { status } = await traveller.call(changeBookingContact, { params: { id: reference }, body: change })
        expect(status).toBe(200)
      })
    const telephone = { countryAccessCode: '852', phoneNumber: '91234567' }
    expect(await rename({ telephone }), 'the address is the same').toEqual([])
    const mails = await rename({ email: 'ada@work.example' })
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['ada@work.example', `Your booking ${reference} is cancelled`],
      ['ada@work.example', expect.stringMatching(/^Your refund of .*\d was paid$/)],
    ])
    for (const { text } of mails) expect(text).toMatch(/\$\d+\.\d\d/)
    expect((await newsOf(traveller, reference)).at(-1)).toBe('newsResent')
    expect(await bellOf(traveller, reference), 'nothing of it is new').toEqual(bell)
    expect(await rename({ email: 'ada@home.example' })).toEqual([])
    expect(world.log.join('')).not.toContain(clientAddress)
  })

  test('a cancellation goes to the same address once it takes mails again, and not twice where it is asked for twice', async () => {
    const guest = world.browser()
    const { reference } = await buyTicket(guest)
    await world.app.settle()
    expect((await resend(guest, reference, { refused: true })).status, 'nothing was refused').toBe(409)
    server.disown(clientAddress)
    await mailsOf(() => cancel(guest, reference))
    await mailsOf(() => resend(guest, reference, { refused: true }))
    expect((await newsOf(guest, reference)).slice(-2), 'refused again').toEqual(['newsRefused', 'newsRefused'])
    server.adopt(clientAddress)
    const mails = await mailsOf(async () => {
      const both = await Promise.all([1, 2].map(() => resend(guest, reference, { refused: true })))
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })
    expect(mails.map(({ to, subject }) => [to, subject.replace(/of .* was/, 'was')]).toSorted()).toEqual([
      [clientAddress, `Your booking ${reference} is cancelled`],
      [clientAddress, 'Your refund was paid'],
    ])
    expect((await resend(guest, reference, {})).status, 'there are no papers of it').toBe(409)
  })

  test('an exchange comes with its own sums and the new papers, though there was another since', async () => {
    const agent = await world.loggedIn('agent')
    const { reference } = await buyTicket(agent)
    await world.app.settle()
    server.disown(agentAddress)
    const sums: string[] = []
    for (const kind of [dearer, cheaper])
      await mailsOf(async () => {
        const { done } = await exchange(agent, reference, kind)
        sums.push(Math.abs(done.due?.amount ?? Number.NaN).toFixed(2))
      })
    expect((await newsOf(agent, reference)).slice(0, 2)).toEqual(['newsRefused', 'newsRefused'])
    await world.db.query(sql`update account set email = 'amira@new.example' where username = 'agent'`)
    const mails = await mailsOf(() => resend(agent, reference, { refused: true }))
    await world.db.query(sql`update account set email = ${agentAddress} where username = 'agent'`)
    const exchanged = mails.filter(({ subject }) => subject.endsWith('was exchanged'))
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['amira@new.example']))
    const told = exchanged.map(({ text, hasPaper }) => [
      text.includes(`You paid on top: $${sums[0]}`),
      text.includes(`You get back: $${sums[1]}`),
      hasPaper,
    ])
    expect(told.toSorted()).toEqual([
      [false, true, true],
      [true, false, false],
    ])
  })

  test('[B1] an agency’s is never sent to its client, whose address may be another at any time', async () => {
    const agent = await world.loggedIn('agent')
    const { reference } = await buyTicket(agent)
    await world.app.settle()
    server.disown(agentAddress)
    await mailsOf(() => cancel(agent, reference))
    server.adopt(agentAddress)
    const renamed = await mailsOf(() =>
      agent.call(changeBookingContact, { params: { id: reference }, body: { email: 'grace@example.org' } }),
    )
    expect(renamed).toEqual([])
    expect((await newsOf(agent, reference)).at(-1)).toBe('newsRefused')
    const mails = await mailsOf(() => resend(agent, reference, { refused: true }))
    expect(mails.map(({ to }) => to)).toEqual([agentAddress, agentAddress])
  })
})
