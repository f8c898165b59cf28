import { changeBookingContact, exportBookingHistory, readBookingDetails } from '@portolan/contract/booking'
import { readBookingDocument } from '@portolan/contract/booking-papers'
import { confirmCheckout, quoteCheckout, startCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../document/testing/pdf-reader.ts'
import { named, putTicket } from '../testing/booking-world.ts'
import { ada, byCard } from '../testing/checkout-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { drawnPapers } from '../testing/papers.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let agent: Browser
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' }, { renderer: drawnPapers })
  agent = await world.loggedIn('agent')
}, 180_000)
afterAll(async () => {
  await world.app.settle()
  await checkInvariants(world.db)
  await world.close()
})

interface Person {
  firstName: string
  lastName: string
}

/** Bought by the agent for somebody of that name, papers and mail and all. */
async function buyFor(person: Person): Promise<string> {
  const item = await putTicket(agent)
  const { body: order } = await agent.call(startCheckout, { body: { cartItemIds: [item.id] } })
  const { body: held } = await agent.call(quoteCheckout, {
    body: {
      ...{ orderId: order.orderId, travelers: [{ ...ada, ...person }], contact: { email: 'ada@example.com' } },
      assign: [{ cartItemId: item.id, travelerRefs: ['t1'] }],
    },
  })
  const { body } = await agent.call(confirmCheckout, {
    body: { orderId: order.orderId, quoteId: held.quoteId, paymentForm: byCard(), acceptedTotal: held.total },
  })
  expect(body.items?.[0]?.status, JSON.stringify(body)).toBe('Ticketed')
  return body.items[0]?.uniqueID?.id ?? ''
}

const people: [string, Person][] = [
  ['a formula', { firstName: '=cmd|x!A1', lastName: '@SUM(A1)' }],
  ['markup', { firstName: '<img src=x onerror=alert(1)>', lastName: '</td><script>x</script>' }],
  ['a calendar’s own words', { firstName: 'Ada;ATTENDEE', lastName: 'x,BEGIN:VEVENT' }],
  ['Arabic', { firstName: 'ليلى', lastName: 'الفارسي' }],
  ['Chinese and emoji', { firstName: '王小明', lastName: '李🚄' }],
]

describe('[A39] a name from the form to the papers', () => {
  test.each(people)('%s is data everywhere', { timeout: 120_000 }, async (_, person) => {
    const reference = await buyFor(person)
    const whole = `${person.firstName} ${person.lastName}`
    const details = await agent.call(readBookingDetails, { body: { uniqueID: named(reference) } })
    expect(details.body.travelers?.[0]).toMatchObject(person)
    expect(details.raw.headers['content-type']).toMatch(/^application\/json/)
    const table = await agent.call(exportBookingHistory, { query: { keyword: reference } })
    const [, line = ''] = table.raw.rawPayload.toString('utf8').split('\r\n')
    expect(line).toContain(/^[=@]/.test(whole) ? `'${whole}` : whole)
    for (const cell of line.split(',')) expect(cell).not.toMatch(/^"?[=+@|%]/)
    const mail = (await world.mails()).at(-1) ?? ''
    expect(mail).toContain(reference)
    expect(mail).not.toMatch(/<img src=x|<script|<\/td><script/)
    expect(mail.match(/^(To|Subject|From):/gm)).toHaveLength(3)
    expect(mail.match(/^Bcc:/gim)).toBeNull()
    const paper = (documentId: string) =>
      agent.call(readBookingDocument, { params: { id: reference, documentId }, query: {} })
    const pdf = await paper('ticket')
    expect(pdf.status).toBe(200)
    expect(readPdf(pdf.raw.rawPayload).lines.length).toBeGreaterThan(10)
    const calendar = (await paper('calendar')).raw.rawPayload.toString('utf8')
    expect(calendar.match(/^BEGIN:VCALENDAR/gm)).toHaveLength(1)
    expect(calendar.match(/^BEGIN:VEVENT/gm)?.length).toBe(calendar.match(/^END:VEVENT/gm)?.length)
    expect(calendar).not.toMatch(/^ATTENDEE/m)
    expect(world.log.join('')).not.toContain(person.lastName)
  })

  test.each([
    ['a line’s end', 'Ada\r\nBcc: all@example.com'],
    ['a NUL', 'Ada\u0000'],
    ['marks that turn the text round', 'Ada \u202egnp.exe'],
    ['an isolate', 'Ada\u2066x\u2069'],
  ])('%s comes into no name of a contact, and nothing changes', async (_, givenName) => {
    const reference = await buyFor({ firstName: 'Ada', lastName: 'Lovelace' })
    const read = async () =>
      (await agent.call(readBookingDetails, { body: { uniqueID: named(reference) } })).body.contact
    const before = await read()
    const reply = await agent.call(changeBookingContact, {
      params: { id: reference },
      body: { personName: { givenName, surname: 'Lovelace' } },
    })
    expect(reply.status).toBe(400)
    expect(await read()).toEqual(before)
  })
})
