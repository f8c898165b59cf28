import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startMailServer, type TestMailServer } from '../testing/smtp-server.ts'
import { type Mail, smtpMailer } from './mail.ts'

const mailTo = (to: string): Mail => ({ to, subject: 's', text: 't', html: '<p>h</p>' })

let server: TestMailServer
let send: (to: string, signal?: AbortSignal) => Promise<void>
beforeEach(async () => {
  server = await startMailServer()
  const mailer = smtpMailer(server.url, new URL('https://travel.example'))
  send = (to, signal) => mailer.send(mailTo(to), signal && { signal })
})
afterEach(() => server.close())

const receivers = () => server.received.map(({ to }) => to[0])

describe('[B9] a conversation with the mail server', () => {
  test('stays open for the next mail; several at once have one each', async () => {
    for (const name of ['ada', 'bob', 'eve']) await send(`${name}@example.com`)
    expect(server.connected()).toBe(1)
    await Promise.all(['ida', 'kim', 'lea'].map((name) => send(`${name}@example.com`)))
    expect(server.connected()).toBe(3)
    expect(receivers().toSorted()).toEqual(
      ['ada', 'bob', 'eve', 'ida', 'kim', 'lea'].map((one) => `${one}@example.com`),
    )
  })

  test('that the server has ended meanwhile is begun anew, and the mail comes once', async () => {
    await send('ada@example.com')
    server.hangUp()
    await send('bob@example.com')
    server.hangUpOnNext()
    await send('eve@example.com')
    expect(receivers()).toEqual(['ada', 'bob', 'eve'].map((one) => `${one}@example.com`))
    expect(server.connected()).toBe(3)
  })

  test('in which a mail is refused ends with it, and is not begun anew for it', async () => {
    server.disown('nobody@example.com')
    await send('ada@example.com')
    await expect(send('nobody@example.com')).rejects.toMatchObject({ responseCode: 550, command: 'RCPT TO' })
    expect(server.connected()).toBe(1)
    await send('bob@example.com')
    expect(server.connected()).toBe(2)
    expect(receivers()).toEqual(['ada@example.com', 'bob@example.com'])
  })

  test('that ends before the mail is answered for is not begun anew: it may be there already', async () => {
    await send('ada@example.com')
    server.ponder(60_000)
    server.onHeard(() => server.hangUp())
    await expect(send('bob@example.com')).rejects.toMatchObject({ code: 'ECONNECTION' })
    expect(receivers()).toEqual(['ada@example.com', 'bob@example.com'])
    expect(server.connected()).toBe(1)
  })
})
