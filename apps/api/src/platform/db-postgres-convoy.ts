import { codeOf } from './db.ts'
import type { Question } from './db-postgres-batch.ts'
import type { Line } from './db-postgres-line.ts'

/** A transaction of one packet, and who waits for its rows. */
interface Passenger {
  questions: readonly Question[]
  arrive(rows: unknown[]): void
  fail(error: unknown): void
}

/** So many at once: while one is written to the disk the others are worked on. */
export const convoyLines = 3
/** The failure of one is felt by no more than these. */
const mostTogether = 12
/** What is longer keeps the others waiting. */
const longest = 16
/** A convoy that is not back by then is held up: whoever waits for the next one need not. */
const heldUpMs = 250
/** So long everybody goes alone after some had to go twice: where many fail, going together is no gain. */
const restMs = 20

/** Somebody else has the row, and the patience of the line was over. */
const isKeptWaiting = (error: unknown): boolean => codeOf(error) === '55P03'

/**
 * Transactions of several callers that are ready at the same moment go to the server in one packet, and are committed
 * by one write to its disk; nobody is told anything before that. If one of them fails, or waits for a row that somebody
 * else has, nothing of the packet has stayed: each goes once more by itself, as if there had been no others.
 */
export function makeConvoys(openShared: () => Promise<Line>, openOwn: () => Promise<Line>) {
  const waiting: Passenger[] = []
  let underWay = 0
  let heldUp = 0
  let isCalled = false
  let restUntil = 0

  async function goAlone({ questions, arrive, fail }: Passenger): Promise<void> {
    try {
      const line = await openOwn()
      try {
        arrive(await line.ask(questions))
      } finally {
        line.letGo()
      }
    } catch (error) {
      fail(error)
    }
  }

  async function goTogether(passengers: readonly Passenger[]): Promise<void> {
    const line = await openShared()
    try {
      const answers = await line.askAll(passengers.flatMap(({ questions }) => questions))
      let at = 0
      for (const { questions, arrive } of passengers) {
        arrive(answers.slice(at, at + questions.length).flat())
        at += questions.length
      }
    } catch (error) {
      const isWorthAnotherTry = passengers.length > 1 || isKeptWaiting(error)
      if (!line.isUndone || !isWorthAnotherTry) throw error
      restUntil = performance.now() + restMs
      for (const one of passengers) void goAlone(one)
    } finally {
      line.letGo()
    }
  }

  async function leave(): Promise<void> {
    const passengers = waiting.splice(0, mostTogether)
    underWay++
    let isHeldUp = false
    const watch = setTimeout(() => {
      isHeldUp = true
      heldUp++
      for (const one of waiting.splice(0)) void goAlone(one)
    }, heldUpMs)
    try {
      await goTogether(passengers)
    } catch (error) {
      for (const { fail } of passengers) fail(error)
    } finally {
      clearTimeout(watch)
      underWay--
      if (isHeldUp) heldUp--
      call()
    }
  }

  /** At the end of the turn: by then everybody is there who becomes ready in it. */
  function call(): void {
    if (isCalled || waiting.length === 0 || underWay === convoyLines) return
    isCalled = true
    setImmediate(() => {
      isCalled = false
      while (waiting.length > 0 && underWay < convoyLines) void leave()
    })
  }

  return <Row>(questions: readonly Question[]): Promise<Row[]> =>
    new Promise((resolve, reject) => {
      const passenger: Passenger = { questions, arrive: (rows) => resolve(rows as Row[]), fail: reject }
      const isBetterAlone = questions.length > longest || heldUp > 0 || performance.now() < restUntil
      if (isBetterAlone) return void goAlone(passenger)
      waiting.push(passenger)
      call()
    })
}
