import { parentPort, workerData } from 'node:worker_threads'
import { type Airport, kilometresBetween } from '../schedule/airport.ts'
import { makeSchedule } from '../schedule/schedule.ts'
import { makeFinder } from './find.ts'
import type { Answer, Order } from './message.ts'

const find = makeFinder(makeSchedule(workerData as readonly Airport[], kilometresBetween))

function answerOf({ queries }: Order): Answer {
  try {
    return { voyages: queries.map(find) }
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (order: Order) => parentPort?.postMessage(answerOf(order)))
