import { Readable } from 'node:stream'

interface Envelope {
  from: string | false
  to: string[]
}

/**
 * Over the whole life of a conversation: connecting, each answer of the server. A server that is silent for longer has
 * gone away.
 */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * One mail over one connection, which ends with it. Aborted, the connection is closed, and a server that has not heard
 * the end of a mail throws it away; once it has, its answer is waited for, because the mail may be there already.
 */
export function makeSmtpLine(url: string) {
  return async (envelope: Envelope, message: Buffer, signal?: AbortSignal): Promise<void> => {
    const { parseConnectionUrl } = await import('nodemailer/lib/shared')
    const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection')
    const { auth, ...options } = parseConnectionUrl(url)
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const connection = new SMTPConnection({ ...options, ...patience })
      const content = Readable.from([message])
      let isHandedOver = false
      content.once('end', () => {
        isHandedOver = true
      })
      const giveUp = () => {
        if (!isHandedOver) end(signal?.reason)
      }
      const end = (error?: unknown) => {
        if (error) reject(error)
        else resolve()
        signal?.removeEventListener('abort', giveUp)
        // Says that it has ended, which is no news by now.
        connection.close()
        content.destroy()
      }
      const send = () => connection.send({ ...envelope, size: message.length }, content, (error) => end(error))
      signal?.addEventListener('abort', giveUp)
      connection.once('error', end)
      connection.once('end', () => end(Object.assign(new Error('The mail server hung up.'), { code: 'ECONNECTION' })))
      connection.connect((error) => {
        if (error) return end(error)
        if (!auth || !connection.allowsAuth) return send()
        connection.login(auth, (refused) => (refused ? end(refused) : send()))
      })
    })
  }
}
