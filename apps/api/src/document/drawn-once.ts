import { createHash } from 'node:crypto'
import type { DrawOrder } from './draw.ts'
import type { Renderer } from './render.ts'

export interface DrawnOnceOptions {
  /** Bytes of finished papers that a node remembers. */
  readonly mostBytes?: number
  /** Milliseconds after which one is forgotten: nobody's name stays in memory for long after it was erased. */
  readonly lifetime?: number
}

interface Drawn {
  readonly pdf: Promise<Uint8Array>
  bytes: number
  timer?: NodeJS.Timeout
}

/** An order holds every word of its paper, and the same order gives the same file: its sum names it, and no other. */
const sumOf = (order: DrawOrder): string => createHash('sha256').update(JSON.stringify(order)).digest('base64')

/** Those who want a paper that was just drawn, or is being drawn, are given that one. */
export function makeDrawnOnce(
  renderer: Renderer,
  { mostBytes = 32_000_000, lifetime = 3_600_000 }: DrawnOnceOptions = {},
): Renderer {
  const drawn = new Map<string, Drawn>()
  let bytes = 0

  function forget(sum: string): void {
    const one = drawn.get(sum)
    if (!one || !drawn.delete(sum)) return
    bytes -= one.bytes
    clearTimeout(one.timer)
  }

  function remember(sum: string, one: Drawn, { length }: Uint8Array): void {
    if (drawn.get(sum) !== one) return
    one.bytes = length
    bytes += length
    one.timer = setTimeout(forget, lifetime, sum).unref()
    for (const oldest of drawn.keys()) {
      if (bytes <= mostBytes) break
      forget(oldest)
    }
  }

  return {
    render(order) {
      const sum = sumOf(order)
      const known = drawn.get(sum)
      if (known) return known.pdf
      const one: Drawn = { pdf: renderer.render(order), bytes: 0 }
      drawn.set(sum, one)
      one.pdf.then(
        (pdf) => remember(sum, one, pdf),
        () => drawn.get(sum) === one && forget(sum),
      )
      return one.pdf
    },
    async close() {
      for (const sum of [...drawn.keys()]) forget(sum)
      await renderer.close()
    },
  }
}
