import { confirmRegistration, register, requestPasswordReset } from '@portolan/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { readMail } from '../testing/mail-reader.ts'
import { startMailServer, type TestMailServer } from '../testing/smtp-server.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'

let server: TestMailServer
let world: TestWorld
beforeAll(async () => {
  server = await startMailServer()
  world = await openWorld({ SMTP_URL: server.url })
})
afterAll(async () => {
  await world.close()
  await server.close()
})

const waiting = () => world.db.query<{ attempts: number }>(sql`select attempts from outbox`)

/** The pause before the next try is over. */
async function tryAgain(): Promise<void> {
  await world.db.query(sql`update outbox set next_at = now()`)
  await world.app.settle()
}

const receivedBy = (email: string) =>
  server.received.filter(({ to }) => to.includes(email)).map(({ message }) => readMail(message))

const newcomer = (email: string, preferredLanguage: 'zhHK' | 'en' = 'en') => ({
  email,
  password: 'a lantern over cold water',
  firstName: 'Nora',
  lastName: 'Newcomer',
  preferredLanguage,
})

test('a mail goes through a real mail server, as text and as HTML, in the reader’s language', async () => {
  const browser = world.browser()
  await browser.call(register, { body: newcomer('post@new.example', 'zhHK') })
  await world.app.settle()
  const [mail, ...others] = receivedBy('post@new.example')
  expect(others).toEqual([])
  expect(mail?.headers.get('subject')).toBe('請確認你的電郵地址')
  expect(mail?.headers.get('to')).toBe('post@new.example')
  expect(mail?.headers.get('from')).toBe('Portolan <no-reply@portolan.invalid>')
  expect(mail?.text).toContain('Nora，你好：')
  expect(mail?.html).toContain('<html lang="zh-HK" dir="ltr">')
  const [, token = ''] = /\/confirm-email\?token=([\w-]{43})\n/.exec(mail?.text ?? '') ?? []
  expect(mail?.html).toContain(`token=${token}"`)
  const { status } = await browser.call(confirmRegistration, { body: { token } })
  expect(status).toBe(200)
})

test('a mail that the server puts off arrives later, once, and the log names neither address nor token', async () => {
  server.refuse(2)
  const browser = world.browser()
  const { status } = await browser.call(register, { body: newcomer('patient@new.example') })
  await world.app.settle()
  expect(status).toBe(200)
  expect(receivedBy('patient@new.example')).toEqual([])
  expect(await waiting()).toEqual([{ attempts: 1 }])
  await tryAgain()
  expect(await waiting()).toEqual([{ attempts: 2 }])
  await tryAgain()
  expect(await waiting()).toEqual([])
  await world.app.settle()
  const [mail, ...others] = receivedBy('patient@new.example')
  expect(others).toEqual([])
  const [, token = ''] = /token=([\w-]{43})/.exec(mail?.text ?? '') ?? []
  expect((await browser.call(confirmRegistration, { body: { token } })).status).toBe(200)
  const log = world.log.join('')
  expect(log).toContain('The mail was not taken: EENVELOPE, 451')
  expect(log).not.toMatch(/patient|new\.example/)
  expect(log).not.toContain(token)
})

test('a mail server that is gone delays the mail and nothing else', async () => {
  const port = Number(new URL(server.url).port)
  await server.close()
  const { status } = await world
    .browser()
    .call(requestPasswordReset, { body: { email: 'traveller@harbourtravel.example' } })
  expect(status).toBe(200)
  await world.app.settle()
  expect(await waiting()).toEqual([{ attempts: 1 }])
  server = await startMailServer(port)
  await tryAgain()
  expect(await waiting()).toEqual([])
  expect(receivedBy('traveller@harbourtravel.example')).toHaveLength(1)
})
