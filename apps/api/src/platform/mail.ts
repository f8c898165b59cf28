import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

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
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

const from = (publicUrl: URL): { name: string; address: string } => ({
  name: 'Portolan',
  address: `no-reply@${publicUrl.hostname.includes('.') && !/^[\d.]+$/.test(publicUrl.hostname) ? publicUrl.hostname : 'portolan.invalid'}`,
})

const messageOf = ({ files = [], ...mail }: Mail, publicUrl: URL) => ({
  from: from(publicUrl),
  ...mail,
  attachments: files.map(({ name, type, content }) => ({
    filename: name,
    contentType: type,
    content: typeof content === 'string' ? content : Buffer.from(content),
  })),
})

export function smtpMailer(url: string, publicUrl: URL): Mailer {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return { send: async (mail) => void (await transport.sendMail(messageOf(mail, publicUrl))) }
}

/** Without a mail server every mail becomes a file that a mail program can open. */
export function fileMailer(directory: string, publicUrl: URL): Mailer {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let number = 0
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, publicUrl))
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${process.pid}-${++number}.eml`
      // Renamed into place whole: whoever watches the folder never reads half a mail.
      await writeFile(join(directory, `.${name}`), message as Buffer, { mode: 0o600 })
      await rename(join(directory, `.${name}`), join(directory, name))
    },
  }
}
