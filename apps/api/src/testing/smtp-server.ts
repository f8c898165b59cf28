import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface TestMailServer {
  url: string
  /** What was delivered, oldest first: headers and body as they came over the wire. */
  received: { to: string[]; message: string }[]
  /** The next so many deliveries are put off, as a busy server does. */
  refuse(times: number): void
  close(): Promise<void>
}

/** A real mail server on loopback that keeps what it is given. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const received: TestMailServer['received'] = []
  let refusals = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _, done) {
      if (refusals === 0) return done()
      refusals--
      done(Object.assign(new Error(`Greylisted ${address}, try again`), { responseCode: 451 }))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse(times) {
      refusals = times
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
