import { changeAgencySettings, readAgencySettings } from '@portolan/contract/agency'
import { cancelBooking, changeBookingContact, readBookingDetails } from '@portolan/contract/booking'
import { resendBooking } from '@portolan/contract/booking-papers'
import { readOrder } from '@portolan/contract/checkout'
import { listNotices } from '@portolan/contract/notice'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { type Bought, buy, hold, named, putTicket } from '../testing/booking-world.ts'
import { buyTicket, cheaper, dearer, exchange } from '../testing/exchange-world.ts'
import { codesIn, details, open } from '../testing/guest-code.ts'
import { type ReadMail, readMail } from '../testing/mail-reader.ts'
import { startMailServer, type TestMailServer } from '../testing/smtp-server.ts'
import { bookStay, findStay, isPaidInPart } from '../testing/stay-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

const agentAddress = 'agent@harbourtravel.example'
const clientAddress = 'ada@example.com'

let server: TestMailServer
let world: TestWorld
let agent: Browser
beforeAll(async () => {
  server = await startMailServer()
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', SMTP_URL: server.url })
  agent = await world.loggedIn('agent')
})
afterAll(async () => {
  await world.close()
  await server.close()
})

interface Received extends ReadMail {
  to: string | undefined
  raw: string
}

/** What comes of it, by receiver. */
async function mailsOf(work: () => Promise<unknown>): Promise<Received[]> {
  await world.app.settle()
  const before = server.received.length
  await work()
  await world.app.settle()
  return server.received.slice(before).map(({ to, message }) => ({ ...readMail(message), to: to[0], raw: message }))
}

const send = (reference: string, email?: string) =>
  agent.call(resendBooking, { params: { id: reference }, body: email === undefined ? {} : { email } })

const isPriced = ({ headers, text, html }: ReadMail): boolean =>
  /(HK)?\$\s?\d|EUR\s?\d/.test([headers.get('subject'), text, html].join('\n'))

describe('[B1] an agency’s booking', () => {
  let bought: Bought
  let confirmation: Received[]
  beforeAll(async () => {
    confirmation = await mailsOf(async () => {
      bought = await buyTicket(agent)
    })
  })

  test('is confirmed to the agent, with the price and a link for the login; the client hears nothing', () => {
    expect(confirmation.map(({ to }) => to)).toEqual([agentAddress])
    const [mail] = confirmation
    if (!mail) throw new Error('There is no mail.')
    expect(mail.text).toMatch(/^Hello Amira,/)
    expect(isPriced(mail)).toBe(true)
    expect(mail.text).toContain(`/booking/rail/view?id=${bought.reference}`)
    expect(mail.headers.get('from')).toBe('Portolan <no-reply@portolan.invalid>')
    expect(mail.headers.has('reply-to')).toBe(false)
  })

  test('says hours, numbers, seats, who travels, the terms and how it was paid', async () => {
    const { text = '' } = confirmation[0] ?? {}
    const locator = await world.db.one<{ locator: string }>(sql`
      select locator from booking where reference = ${bought.reference}`)
    expect(text).toContain(`Booking number ${bought.reference}\nSupplier reference ${locator?.locator}`)
    expect(text).toMatch(/\n\d\d:\d\d Paris Gare de Lyon\n\d\d:\d\d Zürich HB\n.*TGV/)
    expect(text).toMatch(/LOVELACE · Coach \d+, seat \d+/i)
    expect(text).toMatch(/- Travellers\n\n.*LOVELACE/i)
    expect(text).toContain('- Booking conditions')
    expect(text).toContain('Paid by card')
    expect(text).not.toMatch(/Ticketed|\bnet\b/i)
  })

  test('is sent to the client when the agent says so: no sum, the agency’s name, answered to the agent, a link that opens', async () => {
    const [mail, ...others] = await mailsOf(() => send(bought.reference))
    if (!mail) throw new Error('There is no mail.')
    expect([mail.to, others]).toEqual([clientAddress, []])
    expect(mail.headers.get('from')).toBe('Harbour Travel <no-reply@portolan.invalid>')
    expect(mail.headers.get('reply-to')).toBe(agentAddress)
    expect(isPriced(mail)).toBe(false)
    expect(mail.html).not.toContain('Portolan')
    expect(mail.raw).toContain(`${bought.reference}.pdf`)
    const client = world.browser('10.0.7.1')
    expect((await open(client, codesIn(mail.text)[0])).status).toBe(200)
    const { body, raw } = await details(client, bought.reference)
    expect([body.standing, body.paid]).toEqual(['look', undefined])
    expect(raw.body).not.toMatch(/amount|currency|harbourtravel/i)
  })

  test('another message of the same booking has another name, and no copy', async () => {
    const all = [...confirmation, ...(await mailsOf(() => send(bought.reference)))]
    const ids = all.map(({ headers }) => headers.get('message-id')?.trim())
    expect(new Set(ids).size).toBe(all.length)
    for (const id of ids) expect(id).toMatch(/^<[0-9a-f-]{36}\.[\w-]{16}@portolan\.invalid>$/)
  })

  test('that is exchanged, cancelled, paid back or held ends in mails to the agent alone', async () => {
    const uniqueID = named(bought.reference)
    const exchanged = await mailsOf(() => exchange(agent, bought.reference, dearer))
    const cancelled = await mailsOf(async () => {
      const { body: quoted } = await agent.call(cancelBooking, { body: { cancelType: 'Quote', uniqueIDs: [uniqueID] } })
      const cancelQuoteID = quoted.cancelInfoRS?.cancelQuoteID ?? ''
      await agent.call(cancelBooking, { body: { cancelType: 'Commit', uniqueIDs: [uniqueID], cancelQuoteID } })
    })
    const held = await mailsOf(async () => {
      const { reference } = await hold(agent)
      await world.db.query(sql`
        update booking set hold_until = now() + interval '9 minutes' where reference = ${reference}`)
    })
    const subjects = (mails: Received[]) => mails.map(({ headers }) => headers.get('subject')).sort()
    expect(subjects(exchanged)).toEqual([`Your booking ${bought.reference} was exchanged`])
    // The old ticket and what the new one cost on top were paid for apart, and come back so.
    const refunded = expect.stringMatching(/^Your refund of .+ was paid$/)
    expect(subjects(cancelled)).toEqual([`Your booking ${bought.reference} is cancelled`, refunded, refunded])
    expect(subjects(held)).toEqual([expect.stringContaining('is held until')])
    for (const { to } of [...exchanged, ...cancelled, ...held]) expect(to).toBe(agentAddress)
  })

  test('exchanged twice before the first mail went out: each mail has the sums of its own exchange', async () => {
    const { reference } = await buyTicket(agent)
    const sums: string[] = []
    const dueOf = ({ done }: Awaited<ReturnType<typeof exchange>>) =>
      `$${Math.abs(done.due?.amount ?? Number.NaN).toFixed(2)}`
    const mails = await mailsOf(async () => {
      await world.app.settle()
      server.refuse(1)
      sums.push(dueOf(await exchange(agent, reference, dearer)))
      await world.app.settle()
      sums.push(dueOf(await exchange(agent, reference, cheaper)))
      await world.app.settle()
      // An entry of an earlier version names the booking alone.
      await world.db.query(sql`
        insert into outbox (kind, payload)
        select 'booking.exchanged', jsonb_build_object('bookingId', id) from booking where reference = ${reference}`)
      await world.db.query(sql`update outbox set next_at = now()`)
    })
    const exchanged = mails.filter(({ headers }) => headers.get('subject')?.endsWith('was exchanged'))
    const [paid, back] = [`You paid on top: ${sums[0]}`, `You get back: ${sums[1]}`]
    const told = exchanged.map(({ text }) => [text.includes(paid), text.includes(back), text.includes('are attached')])
    expect(told.toSorted()).toEqual([
      [false, true, true],
      [false, true, true],
      // Late, and without papers: those of the journey that is meant are no more.
      [true, false, false],
    ])
  })

  test('of somebody who has left writes to the owner', async () => {
    const owner = await world.loggedIn('owner')
    const other = await buy(agent, await putTicket(agent))
    await world.app.settle()
    await world.db.query(sql`update account set standing = 'disabled' where username = 'agent'`)
    const [mail] = await mailsOf(() =>
      owner.call(resendBooking, { params: { id: other.reference }, body: { email: 'grace@example.org' } }),
    )
    await world.db.query(sql`update account set standing = 'active' where username = 'agent'`)
    agent = await world.loggedIn('agent')
    expect(mail?.headers.get('reply-to')).toBe('owner@harbourtravel.example')
  })
})

test('[B1] where the agency wants it, the client gets the papers at once, without a sum; the agent as before', async () => {
  const owner = await world.loggedIn('owner')
  expect((await owner.call(readAgencySettings, {})).body.settings).toEqual({ papersToTravelers: false })
  await owner.call(changeAgencySettings, { body: { papersToTravelers: true } })
  expect((await owner.call(readAgencySettings, {})).body.settings).toEqual({ papersToTravelers: true })
  const orderId: string[] = []
  const mails = await mailsOf(async () => {
    orderId.push((await buy(agent, await putTicket(agent))).orderId)
  })
  const readBack = async () => (await agent.call(readOrder, { params: { orderId: orderId[0] ?? '' } })).body
  // The page after the purchase says whom the documents go to.
  expect((await readBack()).mailsTraveler).toBe(true)
  await owner.call(changeAgencySettings, { body: { papersToTravelers: false } })
  expect(await readBack()).not.toHaveProperty('mailsTraveler')
  expect(mails.map((mail) => [mail.to, isPriced(mail), mail.raw.includes('.pdf')])).toEqual([
    [agentAddress, true, true],
    [clientAddress, false, true],
  ])
})

test('[B1] a room is confirmed with its days and numbers, and paid on account; nothing of it is a ticket', async () => {
  const room = await findStay(agent, isPaidInPart)
  const mails = await mailsOf(() => bookStay(agent, room))
  expect(mails.map(({ to }) => to)).toEqual([agentAddress])
  const [{ text, html } = { text: '', html: '' }] = mails
  expect(text).toContain('On account: ')
  expect(text).toMatch(/Check-in.+\d\d:\d\d/i)
  expect(text).toContain('Supplier reference')
  for (const part of [text, html]) expect(part).not.toMatch(/ticket|\bnet\b/i)
})

test('a consumer’s booking writes to its contact, as before', async () => {
  const traveller = await world.loggedIn('traveller')
  const [mail, ...others] = await mailsOf(async () => buy(traveller, await putTicket(traveller)))
  expect([mail?.to, others]).toEqual([clientAddress, []])
  expect(mail?.headers.get('from')).toBe('Portolan <no-reply@portolan.invalid>')
  expect(mail && isPriced(mail)).toBe(true)
})

test('[B9] an address that the mail server refuses is told in the booking and by the bell, once; sent elsewhere it arrives', async () => {
  const traveller = await world.loggedIn('traveller')
  server.disown(clientAddress)
  const { reference } = await buy(traveller, await putTicket(traveller))
  await world.app.settle()
  await world.db.query(sql`update outbox set next_at = now()`)
  await world.app.settle()
  expect(await world.db.query(sql`select kind from outbox`)).toEqual([])
  const kinds = async () =>
    (await traveller.call(readBookingDetails, { body: { uniqueID: named(reference) } })).body.timeline
      ?.map(({ kind }) => kind)
      .filter((kind) => kind === 'mailRefused' || kind === 'resent')
  const bell = (await traveller.call(listNotices, {})).body.notices.map(({ kind }) => kind)
  expect(bell).toContain('mailRefused')
  expect(await kinds()).toEqual(['mailRefused'])
  const [mail] = await mailsOf(() =>
    traveller.call(resendBooking, { params: { id: reference }, body: { email: 'ada@work.example' } }),
  )
  expect(mail?.to).toBe('ada@work.example')
  expect(await kinds()).toEqual(['mailRefused', 'resent'])
  expect(world.log.join('')).not.toContain(clientAddress)
})

test('[B9] a reminder of a hold that the mail server refuses is sent again as soon as there is another address', async () => {
  const guest = world.browser()
  server.disown(clientAddress)
  const { reference } = await hold(guest)
  await world.db.query(sql`
    update booking set hold_until = now() + interval '9 minutes' where reference = ${reference}`)
  expect(await mailsOf(async () => {})).toEqual([])
  const rename = (email: string) =>
    mailsOf(() => guest.call(changeBookingContact, { params: { id: reference }, body: { email } }))
  const mails = await rename('ada@work.example')
  expect(mails.map(({ to, headers }) => [to, headers.get('subject')])).toEqual([
    ['ada@work.example', expect.stringContaining(`${reference} is held until`)],
  ])
  expect(await rename('ada@work.example'), 'the same address is reminded once').toEqual([])
})
