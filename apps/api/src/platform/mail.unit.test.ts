import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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

  test('without files is as it always was', async () => {
    const { files: _files, ...bare } = mail
    const message = await deliver((mailer) => mailer.send(bare))
    expect(message).toMatch(/Content-Type: multipart\/alternative/i)
    expect(message).not.toMatch(/attachment/i)
  })
})
