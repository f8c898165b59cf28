import { mkdirSync } from 'node:fs'
import { readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from './crypto.ts'
import { makeSmtpLine } from './smtp-line.ts'

/** A file that comes with a mail. */
export interface MailFile {
  /** With its ending; letters of any script. */
  name: string
  /** 'application/pdf'. */
  type: string
  content: Uint8Array | string
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  files?: readonly MailFile[] | undefined
  /** Whose name it carries, over the shop's address; absent: the shop's. */
  senderName?: string | undefined
  /** Who reads what is written back; absent: nobody. */
  replyTo?: string | undefined
}

export interface Sending {
  /** With its angle brackets; the same for every copy of one mail. */
  messageId?: string
  /** Aborted, nothing is sent any more. */
  signal?: AbortSignal
}

export interface Mailer {
  send(mail: Mail, sending?: Sending): Promise<void>
}

/** What stands after the @ of our own addresses. */
export const mailHostOf = ({ hostname }: URL): string =>
  hostname.includes('.') && !/^[\d.]+$/.test(hostname) ? hostname : 'portolan.invalid'

const messageOf = ({ files = [], senderName = 'Portolan', ...mail }: Mail, { messageId }: Sending, publicUrl: URL) => ({
  from: { name: senderName, address: `no-reply@${mailHostOf(publicUrl)}` },
  ...mail,
  ...(messageId !== undefined && { messageId }),
  attachments: files.map(({ name, type, content }) => ({
    filename: name,
    contentType: type,
    content: typeof content === 'string' ? content : Buffer.from(content),
  })),
})

/** Writes the bytes that go over the wire, or into a file. */
function makeWriter(newline: 'unix' | 'windows', publicUrl: URL) {
  const open = async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline })
  let opened: ReturnType<typeof open> | undefined
  return async (mail: Mail, sending: Sending) => {
    // With the first mail, and not before the server listens.
    opened ??= open()
    const transport = await opened
    const { message, envelope } = await transport.sendMail(messageOf(mail, sending, publicUrl))
    return { message: message as Buffer, envelope: { from: envelope.from, to: envelope.to } }
  }
}

/** Each mail has a connection to itself while it is sent: what is given up is ended with it, and no other mail is in its way. */
export function smtpMailer(url: string, publicUrl: URL): Mailer {
  const write = makeWriter('windows', publicUrl)
  const send = makeSmtpLine(url)
  return {
    async send(mail, sending = {}) {
      const { message, envelope } = await write(mail, sending)
      await send(envelope, message, sending.signal)
    },
  }
}

/** Without a mail server every mail becomes a file that a mail program can open. A copy of one that is there is none. */
export function fileMailer(directory: string, publicUrl: URL): Mailer {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const write = makeWriter('unix', publicUrl)
  let number = 0
  return {
    async send(mail, sending = {}) {
      const { messageId, signal } = sending
      const { message } = await write(mail, sending)
      const order = String(++number).padStart(6, '0')
      const ending = `-${messageId === undefined ? process.pid : hashOf(messageId)}.eml`
      if (messageId !== undefined && (await readdir(directory)).some((name) => name.endsWith(ending))) return
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${order}${ending}`
      signal?.throwIfAborted()
      // Renamed into place whole: whoever watches the folder never reads half a mail.
      await writeFile(join(directory, `.${name}`), message, { mode: 0o600 })
      await rename(join(directory, `.${name}`), join(directory, name))
    },
  }
}
