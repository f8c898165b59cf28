import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/backend.ts'
import { readMail } from '../testing/mail-reader.ts'
import { startMailServer, type TestMailServer } from '../testing/smtp-server.ts'
import type { Database } from './db.ts'
import { type Mail, smtpMailer } from './mail.ts'
import { makeSendOnce, type SendOnce } from './mail-once.ts'
import { makeOutbox, type Piece } from './outbox.ts'
import { sql } from './sql.ts'

const publicUrl = new URL('https://travel.example')
const mailTo = (to: string): Mail => ({ to, subject: 's', text: 't', html: '<p>h</p>' })

let db: Database
let server: TestMailServer
let sendOnce: SendOnce
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.query(sql`delete from outbox`)
  server = await startMailServer()
  sendOnce = makeSendOnce({ db, mailer: smtpMailer(server.url, publicUrl), publicUrl })
})
afterEach(() => server.close())

const timePasses = () => db.query(sql`update outbox set next_at = now()`)
const idsOf = () => server.received.map(({ message }) => readMail(message).headers.get('message-id')?.trim())
const outcomes = () => db.query(sql`select outcome from mail_outcome order by at, message_id`)

function makeNode(work: (piece: Piece) => Promise<void>) {
  const failures: string[] = []
  const outbox = makeOutbox(db, (_, error) => void failures.push((error as Error).message))
  outbox.handle('letters', (_, piece) => work(piece))
  return { outbox, failures }
}

describe('[B9] a mail is sent once', () => {
  test('when the rest of its piece fails: the one that was taken stays taken, the other is tried again', async () => {
    const { outbox, failures } = makeNode(async (piece) => {
      await sendOnce(piece, mailTo('ada@example.com'))
      server.refuse(failures.length === 0 ? 1 : 0)
      await sendOnce(piece, mailTo('bob@example.com'))
    })
    await outbox.put(db, 'letters', {})
    await outbox.drain()
    expect(failures).toEqual(['The mail was not taken: EENVELOPE, 451'])
    await timePasses()
    await outbox.drain()
    expect(server.received.map(({ to }) => to)).toEqual([['ada@example.com'], ['bob@example.com']])
    expect(new Set(idsOf()).size).toBe(2)
    expect(await outcomes(), 'it goes with its piece').toEqual([])
  })

  test('and a copy after a kill between the server’s word and our note has the same name', async () => {
    const { outbox } = makeNode(async (piece) => {
      await sendOnce(piece, mailTo('Ada@example.com'))
      // As if we had been killed before it was written down.
      await db.query(sql`delete from mail_outcome`)
      if (server.received.length < 2) throw new Error('killed')
    })
    await outbox.put(db, 'letters', {})
    await outbox.drain()
    await timePasses()
    await outbox.drain()
    const [one, other] = idsOf()
    expect(one).toMatch(/^<[0-9a-f-]{36}\.[\w-]{16}@travel\.example>$/)
    expect(other).toBe(one)
  })

  test('and not by a node that has lost its piece, nor by one whose time is over', async () => {
    const pieces: Piece[] = []
    const { outbox } = makeNode(async (piece) => void pieces.push(piece))
    await outbox.put(db, 'letters', {})
    await outbox.drain()
    const [done] = pieces
    if (!done) throw new Error('There was a piece.')
    await expect(sendOnce(done, mailTo('ada@example.com'))).rejects.toThrow('Another node has taken over.')
    await db.query(sql`insert into outbox (kind, payload, attempts) values ('other', '{}', 2)`)
    const other = await db.one<{ id: number }>(sql`select id from outbox`)
    const late = { ...done, id: other?.id ?? 0 }
    await expect(sendOnce({ ...late, attempt: 1 }, mailTo('ada@example.com'))).rejects.toThrow('Another node')
    const over = { ...late, attempt: 2, signal: AbortSignal.abort(new Error('The node stops.')) }
    await expect(sendOnce(over, mailTo('ada@example.com'))).rejects.toThrow('The node stops.')
    expect(server.received).toEqual([])
  })
})

describe('[B9] an address that is refused for good', () => {
  test('is not tried again, and who must know is notified once', async () => {
    server.disown('nobody@example.com')
    let notified = 0
    const { outbox, failures } = makeNode(async (piece) => {
      const follow = { onRefused: async () => void notified++ }
      expect(await sendOnce(piece, mailTo('nobody@example.com'), follow)).toBe('refused')
      server.refuse(failures.length === 0 ? 1 : 0)
      await sendOnce(piece, mailTo('bob@example.com'))
    })
    await outbox.put(db, 'letters', {})
    await outbox.drain()
    await timePasses()
    await outbox.drain()
    expect([notified, failures.length]).toEqual([1, 1])
    expect(server.received.map(({ to }) => to)).toEqual([['bob@example.com']])
    expect(await db.query(sql`select from outbox`)).toEqual([])
  })

  test('[A42] is not repeated in the log, and one that leads nowhere is never asked for', async () => {
    server.refuse(1)
    const { outbox, failures } = makeNode(async (piece) => {
      await sendOnce(piece, mailTo('signed-on@provider.invalid'))
      await sendOnce(piece, mailTo('ada@example.com'))
    })
    await outbox.put(db, 'letters', {})
    await outbox.drain()
    expect(failures).toEqual(['The mail was not taken: EENVELOPE, 451'])
    expect(server.received).toEqual([])
  })
})

test('[B9] a password mail behind a thousand tickets is among the first that a slow mail server hears', async () => {
  server.ponder(60_000)
  const outbox = makeOutbox(db, () => {}, { patienceMs: 1, endingMs: 1 })
  const send = async ({ to }: { to: string }, piece: Piece) => void (await sendOnce(piece, mailTo(to)))
  outbox.handle('ticket', send, { atOnce: 4 })
  outbox.handle('password', send)
  await db.query(sql`
    insert into outbox (kind, payload)
    select 'ticket', jsonb_build_object('to', n || '@example.com') from generate_series(1, 1000) as n`)
  await outbox.put(db, 'password', { to: 'ada@example.com' })
  outbox.start()
  await expect.poll(() => server.received.length).toBe(5)
  expect(new Set(server.received.map(({ to }) => to[0]))).toEqual(
    new Set(['ada@example.com', ...[1, 2, 3, 4].map((n) => `${n}@example.com`)]),
  )
  await outbox.stop()
})
