import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

/** What the loop takes on the machine that the budgets were measured on, two quiet cores, in milliseconds. */
const reference = 370

/** A machine this much slower than the reference is busy with something else: nothing that it takes is judged. */
const busy = 2

/** A step may take half as long again as its budget says. */
const grace = 1.5

/** Arithmetic, short-lived objects and texts, as tests are made of. Answers how long it took. */
function loop() {
  const began = performance.now()
  let kept = 0
  for (let round = 0; round < 150; round++) {
    const rows = Array.from({ length: 2000 }, (_, index) => ({ id: index, name: `row ${(index * 7919) % 2000}` }))
    rows.sort((one, other) => (one.name < other.name ? -1 : 1))
    kept += JSON.parse(JSON.stringify(rows)).length
  }
  return kept > 0 ? performance.now() - began : 0
}

const inThread = () =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url))
    thread.once('message', resolve)
    thread.once('error', reject)
  })

/** How many times slower than the reference two cores are just now; 1 on a quiet machine of that kind. */
export async function measurePace() {
  const both = await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, inThread))
  return Math.max(...both) / reference
}

export const isBusy = (pace) => pace > busy

/** What a step may take at this pace, in seconds. A quicker machine than the reference gets no shorter time. */
export const allowed = (budget, pace) => budget * grace * Math.max(1, pace)

if (!isMainThread) parentPort.postMessage(loop())
