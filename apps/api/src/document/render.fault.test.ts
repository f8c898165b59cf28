import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../testing/server.ts'
import { composePaper } from './compose.ts'
import type { RenderAnswer, RenderOrder } from './message.ts'
import { plainContent } from './plain-view.ts'
import { readPdf } from './testing/pdf-reader.ts'
import { purchaseIn, trainBooking } from './testing/sample-booking.ts'

let worker: Worker
beforeAll(async () => {
  await buildServer()
  worker = new Worker(new URL('../../dist/document-render-worker.mjs', import.meta.url))
})
afterAll(() => worker.terminate())

async function written(id: number, language: 'zhHK' | 'ar'): Promise<Uint8Array> {
  const purchase = purchaseIn(language)
  const content = plainContent(trainBooking, language)
  const paper = composePaper(trainBooking, purchase, content, { money: 'all', timeZone: 'UTC' })
  const order: RenderOrder = { id, order: { paper, language, createdAt: trainBooking.createdAt } }
  worker.postMessage(order)
  const [answer] = (await once(worker, 'message')) as [RenderAnswer]
  expect(answer).toMatchObject({ id, pdf: expect.any(Uint8Array) })
  return 'pdf' in answer ? answer.pdf : new Uint8Array()
}

test('the worker as it is shipped finds its fonts where npm put them', async () => {
  const chinese = readPdf(await written(1, 'zhHK'))
  expect(chinese.fonts).toContain('noto-sans-hk-chinese-hongkong-400')
  expect(chinese.lines.join('\n')).toContain('陳志明')
  const arabic = readPdf(await written(2, 'ar'))
  expect(arabic.fonts).toContain('ibm-plex-sans-arabic-arabic-400')
  expect(arabic.lines.join('\n')).toContain('ليلى الحداد')
})
