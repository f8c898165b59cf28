import { expect, test } from 'vitest'
import type { Order } from '../checkout/order.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Mail } from '../platform/mail.ts'
import type { MailOutcome } from '../platform/mail-once-store.ts'
import type { Sql } from '../platform/sql.ts'
import { pieceOf } from '../testing/piece.ts'
import type { Reader } from './mail/letter.ts'
import type { BookingParts } from './parts.ts'
import { makePost } from './post.ts'
import type { Seller } from './seller-store.ts'
import type { Whole } from './whole.ts'

const booking = {
  ...{ id: 'b', reference: 'BCDFGHJK', product: 'railPass', parts: [{ locator: 'L' }] },
  ...{ travelStart: null, travelEnd: null },
} as unknown as Whole

const letter = { subject: 's', text: 't', html: 'h' }
const seller: Seller = {
  name: 'Harbour Travel',
  sendsPapers: false,
  agent: { name: 'Amira', email: 'amira@harbour.example' },
}

interface Written {
  statement: string
  values: readonly unknown[]
}

/** A room whose post is taken, or refused. */
function room(outcome: MailOutcome = 'sent') {
  const written: Written[] = []
  const sent: Mail[] = []
  const noted: string[] = []
  const readers: Reader[] = []
  const links: string[] = []
  const db = {
    query: async ({ text, values }: Sql) =>
      void written.push({ statement: text.trim().split(' ', 3).join(' '), values }),
  }
  const parts = {
    ...{ db, config: { publicUrl: new URL('https://shop.example') }, safe: makeSafe(['a secret']) },
    keeping: {
      note: async (_: unknown, id: string, kind: string, data?: object) =>
        void noted.push(`${kind} of ${id}${data ? ` ${JSON.stringify(data)}` : ''}`),
    },
    notices: { put: async (_: unknown, kind: string, id: string) => void noted.push(`notice ${kind} of ${id}`) },
    async sendOnce(_: unknown, mail: Mail, follow: { onRefused?(tx: unknown): Promise<void> }) {
      sent.push(mail)
      if (outcome === 'refused') await follow.onRefused?.(db)
      return outcome
    },
  } as unknown as BookingParts
  const write = ([linked]: { link: URL }[], reader: Reader) => {
    links.push(linked?.link.href ?? '')
    readers.push(reader)
    return letter
  }
  return { written, sent, noted, readers, links, write, post: makePost(parts) }
}

const orderOf = (accountId: string | null) =>
  ({ accountId, agencyId: null, contact: { name: 'Ada', email: 'ada@example.com' } }) as unknown as Order

test('a guest’s link has a code, written down before it is sent; an owner’s has the reference', async () => {
  const { post, written, links, sent, write } = room()
  const posted = { bookings: [booking], to: 'ada@example.com', seller: undefined, piece: pieceOf(), write }
  await post({ ...posted, order: orderOf(null) })
  await post({ ...posted, order: orderOf('account') })
  expect(links).toEqual([
    expect.stringMatching(/^https:\/\/shop\.example\/booking\/guest\?code=[\w-]{43}$/),
    'https://shop.example/booking/rail/view?id=BCDFGHJK',
  ])
  expect(written.map(({ statement }) => statement)).toEqual(['insert into guest_code'])
  expect(sent).toHaveLength(2)
})

test('[B9] a copy of a mail brings the same code, and another mail another', async () => {
  const { post, links, write } = room()
  const posted = { bookings: [booking], to: 'ada@example.com', seller: undefined, order: orderOf(null), write }
  const again = pieceOf({ attempt: 2 })
  for (const piece of [pieceOf(), again, pieceOf({ token: 'another' })]) await post({ ...posted, piece })
  expect(links[1]).toBe(links[0])
  expect(links[2]).not.toBe(links[0])
})

test('the code of a mail manages the booking for who has bought it, and lets anybody else look', async () => {
  const { post, written, readers, write } = room()
  const order = { ...orderOf(null), contact: { name: 'Ada', email: ' Ada@Example.com' } }
  const own = { ...booking, contact: { name: 'Ada', email: 'own@example.com' } }
  const posted = { order, seller: undefined, piece: pieceOf(), write }
  for (const to of ['ada@example.com ', 'OWN@example.com', 'grace@example.org'])
    await post({ ...posted, bookings: [own], to })
  for (const to of ['own@example.com', 'grace@example.org'])
    await post({ ...posted, bookings: [{ ...own, claimedBy: 'account' }], to })
  expect(written.map(({ values }) => values[2])).toEqual(['manage', 'manage', 'look', 'look'])
  expect(readers.map(({ isGuest, onlyLooks, name, sender }) => [isGuest, onlyLooks, name, sender])).toEqual([
    [true, false, 'Ada', undefined],
    [true, false, 'Ada', undefined],
    [true, true, undefined, 'Ada'],
    [false, false, 'Ada', undefined],
    [true, true, undefined, 'Ada'],
  ])
})

test('[B1] an agency’s client is written to in its name, answers the agency, and only looks; the agent logs in', async () => {
  const { post, written, sent, readers, links, write } = room()
  const posted = { order: orderOf('agent'), bookings: [booking], seller, piece: pieceOf(), write }
  for (const to of ['ada@example.com', 'Amira@harbour.example', 'grace@example.org']) await post({ ...posted, to })
  expect(sent.map(({ senderName, replyTo }) => [senderName, replyTo])).toEqual([
    ['Harbour Travel', 'amira@harbour.example'],
    [undefined, undefined],
    ['Harbour Travel', 'amira@harbour.example'],
  ])
  expect(readers).toEqual([
    { name: 'Ada', seller: 'Harbour Travel', isGuest: true, onlyLooks: true },
    { name: 'Amira', isGuest: false, onlyLooks: false },
    { seller: 'Harbour Travel', isGuest: true, onlyLooks: true },
  ])
  expect(links.map((link) => /code=/.test(link))).toEqual([true, false, true])
  expect(written.map(({ values }) => values[2])).toEqual(['look', 'look'])
})

test('[B9] a mail that is refused for good leaves no code behind, and is told in the booking', async () => {
  const { post, written, noted, write } = room('refused')
  await post({
    ...{ order: orderOf(null), bookings: [booking], to: 'ada@example.com', seller: undefined, piece: pieceOf(), write },
  })
  expect(written.map(({ statement }) => statement)).toEqual(['insert into guest_code', 'delete from guest_code'])
  expect(noted).toEqual(['mailRefused of b', 'notice mailRefused of b'])
})

test('[B9] news that is refused for good stays with the booking, to be sent again', async () => {
  const { post, noted, write } = room('refused')
  const news = { kind: 'booking.refunded', payload: { bookingId: 'b' } } as const
  const posted = { order: orderOf(null), bookings: [booking], to: 'ada@example.com', seller: undefined }
  await post({ ...posted, piece: pieceOf(), news, write })
  expect(noted).toEqual([`newsRefused of b ${JSON.stringify({ news })}`, 'notice mailRefused of b'])
})
