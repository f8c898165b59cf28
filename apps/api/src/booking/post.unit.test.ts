import { expect, test } from 'vitest'
import type { Order } from '../checkout/order.ts'
import type { Mail } from '../platform/mail.ts'
import type { Sql } from '../platform/sql.ts'
import type { BookingRecord } from './booking.ts'
import type { BookingParts } from './parts.ts'
import { makePost } from './post.ts'

const booking = {
  ...{ id: 'b', reference: 'BCDFGHJK', product: 'railPass', locator: 'L', travelStart: null, travelEnd: null },
} as unknown as BookingRecord

function room(send: (mail: Mail) => Promise<void>) {
  const written: string[] = []
  const db = { query: async ({ text }: Sql) => void written.push(text.trim().split(' ', 3).join(' ')) }
  const config = { publicUrl: new URL('https://shop.example') }
  return { written, post: makePost({ db, config, mailer: { send } } as unknown as BookingParts) }
}

const letter = { subject: 's', text: 't', html: 'h' }
const orderOf = (accountId: string | null) => ({ accountId, contact: { name: 'Ada' } }) as unknown as Order

test('a guest’s link has a code, written down before it is sent; an owner’s has the reference', async () => {
  const links: string[] = []
  const sent: Mail[] = []
  const { post, written } = room(async (mail) => void sent.push(mail))
  const write = ([linked]: { link: URL }[]) => {
    links.push(linked?.link.href ?? '')
    return letter
  }
  await post({ order: orderOf(null), bookings: [booking], to: 'ada@example.com', write })
  await post({ order: orderOf('account'), bookings: [booking], to: 'ada@example.com', write })
  expect(links).toEqual([
    expect.stringMatching(/^https:\/\/shop\.example\/booking\/guest\?code=[\w-]{43}$/),
    'https://shop.example/booking/rail/view?id=BCDFGHJK',
  ])
  expect(written).toEqual(['insert into guest_code'])
  expect(sent).toHaveLength(2)
})

test('[A42] a mail that is not taken leaves no code behind and no address in the log', async () => {
  const { post, written } = room(async () => {
    throw Object.assign(new Error('550 ada@example.com unknown'), { code: 'EENVELOPE', responseCode: 550 })
  })
  const posting = post({ order: orderOf(null), bookings: [booking], to: 'ada@example.com', write: () => letter })
  await expect(posting).rejects.toThrow('The mail was not taken: EENVELOPE, 550')
  expect(written).toEqual(['insert into guest_code', 'delete from guest_code'])
})
