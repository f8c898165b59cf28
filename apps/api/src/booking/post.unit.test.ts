import { expect, test } from 'vitest'
import type { Order } from '../checkout/order.ts'
import type { Mail } from '../platform/mail.ts'
import type { Sql } from '../platform/sql.ts'
import type { Reader } from './mail/letter.ts'
import type { BookingParts } from './parts.ts'
import { makePost } from './post.ts'
import type { Whole } from './whole.ts'

const booking = {
  ...{ id: 'b', reference: 'BCDFGHJK', product: 'railPass', parts: [{ locator: 'L' }] },
  ...{ travelStart: null, travelEnd: null },
} as unknown as Whole

function room(send: (mail: Mail) => Promise<void>) {
  const written: string[] = []
  const db = { query: async ({ text }: Sql) => void written.push(text.trim().split(' ', 3).join(' ')) }
  const config = { publicUrl: new URL('https://shop.example') }
  return { written, post: makePost({ db, config, mailer: { send } } as unknown as BookingParts) }
}

const letter = { subject: 's', text: 't', html: 'h' }
const orderOf = (accountId: string | null) =>
  ({ accountId, contact: { name: 'Ada', email: 'ada@example.com' } }) as unknown as Order

test('a guest’s link has a code, written down before it is sent; an owner’s has the reference', async () => {
  const links: string[] = []
  const sent: Mail[] = []
  const { post, written } = room(async (mail) => void sent.push(mail))
  const write = ([linked]: { link: URL }[]) => {
    links.push(linked?.link.href ?? '')
    return letter
  }
  await post({ order: orderOf(null), bookings: [booking], to: 'ada@example.com', promisedAt: 0, write })
  await post({ order: orderOf('account'), bookings: [booking], to: 'ada@example.com', promisedAt: 0, write })
  expect(links).toEqual([
    expect.stringMatching(/^https:\/\/shop\.example\/booking\/guest\?code=[\w-]{43}$/),
    'https://shop.example/booking/rail/view?id=BCDFGHJK',
  ])
  expect(written).toEqual(['insert into guest_code'])
  expect(sent).toHaveLength(2)
})

test('the code of a mail manages the booking for who has bought it, and lets anybody else look', async () => {
  const kinds: unknown[] = []
  const readers: Reader[] = []
  const db = { query: async ({ values }: Sql) => void kinds.push(values[2]) }
  const config = { publicUrl: new URL('https://shop.example') }
  const post = makePost({ db, config, mailer: { send: async () => {} } } as unknown as BookingParts)
  const order = { accountId: null, contact: { name: 'Ada', email: ' Ada@Example.com' } } as unknown as Order
  const own = { ...booking, contact: { name: 'Ada', email: 'own@example.com' } }
  const write = (_: unknown, reader: Reader) => {
    readers.push(reader)
    return letter
  }
  for (const to of ['ada@example.com ', 'OWN@example.com', 'grace@example.org'])
    await post({ order, bookings: [own], to, promisedAt: 0, write })
  for (const to of ['own@example.com', 'grace@example.org'])
    await post({ order, bookings: [{ ...own, claimedBy: 'account' }], to, promisedAt: 0, write })
  expect(kinds).toEqual(['manage', 'manage', 'look', 'look'])
  expect(readers.map(({ isGuest, onlyLooks, name, sender }) => [isGuest, onlyLooks, name, sender])).toEqual([
    [true, false, 'Ada', undefined],
    [true, false, 'Ada', undefined],
    [true, true, undefined, 'Ada'],
    [false, false, 'Ada', undefined],
    [true, true, undefined, 'Ada'],
  ])
})

test('[A42] a mail that is not taken leaves no code behind and no address in the log', async () => {
  const { post, written } = room(async () => {
    throw Object.assign(new Error('550 ada@example.com unknown'), { code: 'EENVELOPE', responseCode: 550 })
  })
  const posting = post({
    order: orderOf(null),
    bookings: [booking],
    to: 'ada@example.com',
    promisedAt: 0,
    write: () => letter,
  })
  await expect(posting).rejects.toThrow('The mail was not taken: EENVELOPE, 550')
  expect(written).toEqual(['insert into guest_code', 'delete from guest_code'])
})
