import { Readable } from 'node:stream'
import type { parseConnectionUrl } from 'nodemailer/lib/shared'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'

interface Envelope {
  from: string | false
  to: string[]
}

/**
 * Over the whole life of a conversation: connecting, each answer of the server. A server that is silent for longer has
 * gone away.
 */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** A conversation stays open for so long after a mail, for the next one: less than any server waits. */
const idleMs = 4_000
/** Servers end a conversation of too many mails, each in its own way. */
const mostMails = 100

/** With one mail at a time. */
interface Conversation {
  readonly connection: SMTPConnection
  readonly auth: ReturnType<typeof parseConnectionUrl>['auth']
  mails: number
  timer?: NodeJS.Timeout
}

/** The server has ended a conversation of which it had not heard a word of this mail: it goes out over another one. */
class HungUpBefore extends Error {}

const isHungUp = ({ responseCode }: { responseCode?: unknown }): boolean =>
  responseCode === undefined || responseCode === 421

/**
 * One mail at a time over each connection. Aborted, the connection is closed, and a server that has not heard the end of
 * a mail throws it away; once it has, its answer is waited for, because the mail may be there already. After any failure
 * the connection is closed, too; what was taken leaves it open for the next mail.
 */
export function makeSmtpLine(url: string) {
  const idle = new Set<Conversation>()

  function takeOut(one: Conversation): void {
    idle.delete(one)
    clearTimeout(one.timer)
  }

  function leaveOpen(one: Conversation): void {
    if (one.mails >= mostMails) {
      one.connection.close()
      return
    }
    idle.add(one)
    one.timer = setTimeout(() => one.connection.close(), idleMs).unref()
  }

  /** The one that was left last: the others may end. */
  function findIdle(): Conversation | undefined {
    const last = [...idle].at(-1)
    if (last) takeOut(last)
    return last
  }

  /** The program is read with the first mail. */
  async function open(): Promise<Conversation> {
    const { parseConnectionUrl: read } = await import('nodemailer/lib/shared')
    const { default: Connection } = await import('nodemailer/lib/smtp-connection')
    const { auth, ...options } = read(url)
    const one: Conversation = { connection: new Connection({ ...options, ...patience }), auth, mails: 0 }
    // Also where we have ended it ourselves.
    one.connection.once('end', () => takeOut(one))
    // Between two mails nobody else listens, and what ends it then is no failure.
    one.connection.on('error', () => takeOut(one))
    return one
  }

  function talk(one: Conversation, envelope: Envelope, message: Buffer, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const { connection, auth } = one
      const isFirst = one.mails++ === 0
      const content = Readable.from([message])
      let isHandedOver = false
      content.once('end', () => {
        isHandedOver = true
      })
      const giveUp = () => {
        if (!isHandedOver) end(signal?.reason)
      }
      const hangUp = () => end(Object.assign(new Error('The mail server hung up.'), { code: 'ECONNECTION' }))
      const end = (error?: unknown) => {
        signal?.removeEventListener('abort', giveUp)
        connection.off('error', end)
        connection.off('end', hangUp)
        if (error) {
          const isBefore = !isFirst && !content.readableDidRead && !signal?.aborted && isHungUp(error)
          reject(isBefore ? new HungUpBefore() : error)
          connection.close()
        } else {
          resolve()
          leaveOpen(one)
        }
        content.destroy()
      }
      const send = () => connection.send({ ...envelope, size: message.length }, content, (error) => end(error))
      signal?.addEventListener('abort', giveUp)
      connection.once('error', end)
      connection.once('end', hangUp)
      if (!isFirst) return send()
      connection.connect((error) => {
        if (error) return end(error)
        if (!auth || !connection.allowsAuth) return send()
        connection.login(auth, (refused) => (refused ? end(refused) : send()))
      })
    })
  }

  return async (envelope: Envelope, message: Buffer, signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted()
    for (let one = findIdle(); one; one = findIdle())
      try {
        return await talk(one, envelope, message, signal)
      } catch (error) {
        if (!(error instanceof HungUpBefore)) throw error
      }
    const fresh = await open()
    signal?.throwIfAborted()
    return talk(fresh, envelope, message, signal)
  }
}
