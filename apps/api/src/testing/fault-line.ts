import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A line between a node and a service, which can be well, slow, silent without being cut, or cut. */
export interface FaultLine {
  /** The address of the service, by way of this line. */
  urlOf(service: string): string
  /** Each message takes so much longer to get there; nothing is lost. */
  slowDown(ms: number): void
  /** Half open: what is sent arrives nowhere, what is called for is never answered, and nobody is told. */
  fallSilent(): void
  /** Who is connected is thrown out, and nobody is let in. */
  cut(): void
  /** Those who fell silent stay so: a connection that was half open is lost for good. */
  mend(): void
  /** From now on it leads to another service. */
  leadTo(service: string): void
  close(): Promise<void>
}

type State = 'well' | 'silent' | 'cut'

const portOf = (service: string): number => Number(new URL(service).port)

export async function openLine(service: string): Promise<FaultLine> {
  let state: State = 'well'
  let delay = 0
  let target = portOf(service)
  const open = new Set<Socket>()
  const silenced = new WeakSet<Socket>()

  /** In the order they came, each as late as the line is slow. */
  function carry(from: Socket, to: Socket): void {
    let last = Promise.resolve()
    from.on('data', (part) => {
      if (silenced.has(from)) return
      const due = performance.now() + delay
      last = last.then(async () => {
        const left = due - performance.now()
        if (left > 0) await pause(left)
        if (!to.destroyed) to.write(part)
      })
    })
    from.on('end', () => void last.then(() => to.end()))
    from.on('close', () => void last.then(() => to.destroy()))
  }

  const line = createServer((near) => {
    open.add(near)
    near.on('error', () => {}).on('close', () => open.delete(near))
    if (state === 'cut') return near.resetAndDestroy()
    if (state === 'silent') return near.pause()
    const far = connect(target, '127.0.0.1')
    open.add(far)
    far.on('error', () => near.destroy()).on('close', () => open.delete(far))
    for (const end of [near, far]) end.setNoDelay(true)
    carry(near, far)
    carry(far, near)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const { port } = line.address() as { port: number }
  const hangUp = () => {
    for (const end of open) end.resetAndDestroy()
  }

  return {
    urlOf: (address) => Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href,
    slowDown(ms) {
      delay = ms
    },
    fallSilent() {
      state = 'silent'
      for (const end of open) silenced.add(end)
    },
    cut() {
      state = 'cut'
      hangUp()
    },
    mend() {
      state = 'well'
      delay = 0
    },
    leadTo(address) {
      target = portOf(address)
    },
    async close() {
      state = 'cut'
      hangUp()
      await new Promise((resolve) => line.close(resolve))
    },
  }
}
