import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface TestMailServer {
  url: string
  /** What was delivered, oldest first: headers and body as they came over the wire. */
  received: { to: string[]; message: string; at: number }[]
  /** The next so many deliveries are put off, as a busy server does. */
  refuse(times: number): void
  /** Nobody of this name is known there. */
  disown(address: string): void
  /** Somebody is again. */
  adopt(address: string): void
  /** It thinks for so long before it says that it has taken a mail. */
  ponder(ms: number): void
  /** Called with each mail that was heard to its end, before it is answered for. */
  onHeard(heard: () => void): void
  /** How often somebody has connected. */
  readonly connected: () => number
  /** Ends every conversation, as a server does that has waited long enough. */
  hangUp(): void
  /** And this one just when the next mail is begun. */
  hangUpOnNext(): void
  close(): Promise<void>
}

/** A real mail server on loopback that keeps what it is given. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const received: TestMailServer['received'] = []
  const unknown = new Set<string>()
  let [refusals, thinking, connected] = [0, 0, 0]
  let heard = () => {}
  let isLeaving = false
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onConnect(_, done) {
      connected++
      done()
    },
    onMailFrom(_, __, done) {
      if (!isLeaving) return done()
      isLeaving = false
      hangUp()
    },
    onRcptTo({ address }, _, done) {
      if (unknown.has(address))
        return done(Object.assign(new Error(`No such mailbox ${address}`), { responseCode: 550 }))
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
          at: Date.now(),
        })
        heard()
        setTimeout(done, thinking)
      })
    },
  })
  const hangUp = () => {
    for (const connection of server.connections) connection.close()
  }
  // A node that is killed in the middle of a sentence leaves a broken connection: that is what these tests are about.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse(times) {
      refusals = times
    },
    disown: (address) => void unknown.add(address),
    adopt: (address) => void unknown.delete(address),
    ponder(ms) {
      thinking = ms
    },
    onHeard(listener) {
      heard = listener
    },
    connected: () => connected,
    hangUp,
    hangUpOnNext() {
      isLeaving = true
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
