import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startMailServer } from '../testing/smtp-server.ts'
import { fileMailer, type Mail, type Mailer, smtpMailer } from './mail.ts'

const publicUrl = new URL('https://travel.example')
const folder = mkdtempSync(join(tmpdir(), 'mail-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pdf = Uint8Array.from({ length: 5000 }, (_, index) => index % 256)
const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Zürich – 蘇黎世\r\nEND:VCALENDAR\r\n'
const mail: Mail = {
  ...{ to: 'mei@lam.example', subject: 'Confirmed', text: 'plain words', html: '<p>fine words</p>' },
  files: [
    { name: 'K7F3B2QX.pdf', type: 'application/pdf', content: pdf },
    { name: 'K7F3B2QX.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', content: calendar },
  ],
}

/** The file that came along, whatever else is in the mail. */
function fileIn(message: string, name: string): { type: string; content: Buffer } {
  const parts = message.replace(/\r\n/g, '\n').split(/\n--[^\n]+/)
  const part = parts.find((one) => one.includes(`filename=${name}`)) ?? ''
  const [head = '', ...body] = part.trimStart().split('\n\n')
  const type = /content-type: ([^\n]+(?:\n[ \t][^\n]+)*)/i.exec(head)?.[1] ?? ''
  const text = body.join('\n\n')
  const isPacked = /content-transfer-encoding: base64/i.test(head)
  return { type, content: isPacked ? Buffer.from(text, 'base64') : Buffer.from(text) }
}

async function throughServer(send: (mailer: Mailer) => Promise<void>): Promise<string> {
  const server = await startMailServer()
  await send(smtpMailer(server.url, publicUrl))
  await server.close()
  return server.received[0]?.message ?? ''
}

async function throughFolder(send: (mailer: Mailer) => Promise<void>): Promise<string> {
  await send(fileMailer(folder, publicUrl))
  const [newest = ''] = readdirSync(folder).sort().reverse()
  return readFileSync(join(folder, newest), 'utf8')
}

describe.each([
  ['a mail server', throughServer],
  ['the folder', throughFolder],
])('a mail through %s', (_, deliver) => {
  test('brings its files whole, beside both texts', async () => {
    const message = await deliver((mailer) => mailer.send(mail))
    expect(message).toContain('plain words')
    expect(message).toContain('<p>fine words</p>')
    const ticket = fileIn(message, 'K7F3B2QX.pdf')
    expect(ticket.type).toContain('application/pdf')
    expect(ticket.content.equals(Buffer.from(pdf))).toBe(true)
    const entry = fileIn(message, 'K7F3B2QX.ics')
    expect(entry.type).toMatch(/text\/calendar; charset=utf-8;\s+method=PUBLISH/)
    expect(entry.content.toString('utf8')).toBe(calendar)
  })

  test('is named as it is told to be, carries the seller’s name over our own address, and is answered to the seller', async () => {
    const told = { ...mail, senderName: 'Harbour Travel, "Kai Tak"', replyTo: 'amira@harbour.example' }
    const message = await deliver((mailer) => mailer.send(told, { messageId: '<one.two@travel.example>' }))
    expect(message).toMatch(/^Message-ID: <one\.two@travel\.example>\r?$/im)
    expect(message).toMatch(/^From: "Harbour Travel, \\"Kai Tak\\"" <no-reply@travel\.example>\r?$/m)
    expect(message).toMatch(/^Reply-To: amira@harbour\.example\r?$/m)
  })

  test('without files is as it always was', async () => {
    const { files: _files, ...bare } = mail
    const message = await deliver((mailer) => mailer.send(bare))
    expect(message).toMatch(/Content-Type: multipart\/alternative/i)
    expect(message).not.toMatch(/attachment/i)
  })
})

test('[B9] a mail that is in the folder is not put there twice', async () => {
  const own = mkdtempSync(join(tmpdir(), 'mail-'))
  const mailer = fileMailer(own, publicUrl)
  for (const messageId of ['<one@travel.example>', '<one@travel.example>', '<two@travel.example>'])
    await mailer.send(mail, { messageId })
  expect(readdirSync(own)).toHaveLength(2)
  rmSync(own, { recursive: true })
})

describe('[B9] a mail that is given up', () => {
  /** Accepts connections and never says a word. */
  async function startSilence() {
    const server = createServer()
    let hungUp = 0
    const called = once(server, 'connection')
    server.on('connection', (socket) => {
      socket.resume()
      socket.on('close', () => hungUp++)
      socket.on('error', () => {})
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return { url: `smtp://127.0.0.1:${port}`, called, hungUp: () => hungUp, close: () => server.close() }
  }

  test('before it was heard is not sent: the line is cut', async () => {
    const silence = await startSilence()
    const ending = new AbortController()
    const sending = smtpMailer(silence.url, publicUrl).send(mail, { signal: ending.signal })
    void silence.called.then(() => ending.abort(new Error('The work took too long.')))
    await expect(sending).rejects.toThrow('The work took too long.')
    await expect.poll(silence.hungUp).toBe(1)
    silence.close()
    const server = await startMailServer()
    const late = smtpMailer(server.url, publicUrl).send(mail, { signal: ending.signal })
    await expect(late).rejects.toThrow('The work took too long.')
    await server.close()
    expect(server.received).toEqual([])
  })

  test('after it was heard is waited for: it may be there already', async () => {
    const server = await startMailServer()
    const ending = new AbortController()
    server.ponder(200)
    server.onHeard(() => ending.abort(new Error('The work took too long.')))
    await smtpMailer(server.url, publicUrl).send(mail, { signal: ending.signal })
    await server.close()
    expect(server.received).toHaveLength(1)
  })

  test('a server that hangs up in the middle is no success', async () => {
    const server = createServer((socket) => socket.end('220 hello\r\n'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await expect(smtpMailer(`smtp://127.0.0.1:${port}`, publicUrl).send(mail)).rejects.toThrow()
    server.close()
  })
})
