import { parentPort } from 'node:worker_threads'
import { makeFinder } from './find-journeys.ts'
import type { Journey } from './journey.ts'
import type { Answer, Order } from './message.ts'
import { buildNetwork } from './network.ts'

/** Of one message. */
const mostJourneys = 40

let gathering = buildNetwork()
let find: ReturnType<typeof makeFinder> | undefined

function answer(id: number, journeys: readonly Journey[], tell: (answer: Answer) => void): void {
  let at = 0
  do {
    const next = at + mostJourneys
    tell({ kind: 'journeys', id, journeys: journeys.slice(at, next), isLast: next >= journeys.length })
    at = next
  } while (at < journeys.length)
}

function obey(order: Order, tell: (answer: Answer) => void): void {
  if (order.kind === 'find') {
    if (!find) throw new Error('No timetable has been loaded.')
    answer(order.id, find(order.query), tell)
    return
  }
  if (order.kind === 'page') gathering.add(order.page)
  if (order.kind === 'open') find = makeFinder(gathering.finish())
  // What was gathered for a timetable that never came to its end goes, too.
  if (order.kind !== 'page') gathering = buildNetwork()
  tell({ kind: 'done', id: order.id })
}

parentPort?.on('message', (order: Order) => {
  const tell = (answer: Answer) => parentPort?.postMessage(answer)
  try {
    obey(order, tell)
  } catch (error) {
    tell({ kind: 'failed', id: order.id, message: error instanceof Error ? error.message : String(error) })
  }
})
