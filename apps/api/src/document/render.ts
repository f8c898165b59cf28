import type { DrawOrder } from './draw.ts'
import { openRenderLine, type RenderLine } from './render-line.ts'

export interface Renderer {
  /** The paper as a PDF, in its turn. */
  render(order: DrawOrder): Promise<Uint8Array>
  close(): Promise<void>
}

export interface RendererOptions {
  /** Milliseconds after which a paper is taken for one that never ends, and its worker is ended. */
  readonly patience?: number
  /** How many may wait; whoever comes after them is told at once. */
  readonly mostWaiting?: number
}

interface Waiting {
  readonly order: DrawOrder
  resolve(pdf: Uint8Array): void
  reject(reason: unknown): void
}

const closed = () => new Error('Documents are no longer written.')

async function askWithin(line: RenderLine, order: DrawOrder, patience: number): Promise<Uint8Array> {
  const watch = setTimeout(() => void line.hangUp('A document was not written in time.'), patience)
  try {
    return await line.ask(order)
  } finally {
    clearTimeout(watch)
  }
}

/**
 * Papers are written in a thread of their own, which begins with the first and is kept: its fonts are open. When it
 * dies, so does the paper in hand, which may have killed it; the next one starts it again.
 */
export function makeRenderer({ patience = 30_000, mostWaiting = 200 }: RendererOptions = {}): Renderer {
  const queue: Waiting[] = []
  let line: RenderLine | undefined
  let isBusy = false
  let isClosed = false

  function findLine(): RenderLine {
    if (isClosed) throw closed()
    if (!line || line.isGone()) line = openRenderLine()
    return line
  }

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        next.resolve(await askWithin(findLine(), next.order, patience))
      } catch (error) {
        next.reject(error)
      }
    }
    isBusy = false
  }

  return {
    render: (order) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(closed())
        if (queue.length >= mostWaiting) return reject(new Error('Too many documents are waiting to be written.'))
        queue.push({ order, resolve, reject })
        void work()
      }),
    async close() {
      isClosed = true
      for (const { reject } of queue.splice(0)) reject(closed())
      await line?.hangUp(closed().message)
    },
  }
}
