import { parentPort } from 'node:worker_threads'
import { drawPdf } from './draw.ts'
import type { RenderAnswer, RenderOrder } from './message.ts'

const framesOf = (stack = ''): string => stack.slice(Math.max(stack.search(/\n\s+at /), 0))

const tell = (answer: RenderAnswer, ...handedOver: ArrayBuffer[]) => parentPort?.postMessage(answer, handedOver)

parentPort?.on('message', async ({ id, order }: RenderOrder) => {
  try {
    const pdf = await drawPdf(order)
    tell({ id, pdf }, pdf.buffer as ArrayBuffer)
  } catch (error) {
    const { name, stack } = error instanceof Error ? error : new Error()
    tell({ id, failure: { kind: name, frames: framesOf(stack) } })
  }
})
