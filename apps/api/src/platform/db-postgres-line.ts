import type pg from 'pg'
import { codeOf, madeNow } from './db.ts'
import { Batch, type Question } from './db-postgres-batch.ts'
import type { Sql } from './sql.ts'

/** The server has said what is wrong and goes on; without its code the line itself has failed. */
const isAnswered = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test(codeOf(error) ?? '')

/** A connection in one hand, until it is let go. */
export function takeLine(client: pg.PoolClient) {
  let isSound = true
  return {
    ask<Row>(questions: readonly Question[]): Promise<Row[]> {
      const batch = new Batch(questions)
      return new Promise((resolve, reject) => {
        batch.callback = (error, rows) => {
          if (!error) return resolve(rows as Row[])
          isSound &&= isAnswered(error) && !batch.isPreparing
          reject(error)
        }
        try {
          client.query(batch as never)
        } catch (error) {
          // A value that cannot be written: half of the packet may be on its way.
          isSound = false
          reject(error)
        }
      })
    },
    script: async (text: string): Promise<void> => void (await client.query(text)),
    /** One that may be broken is thrown away. */
    letGo: (): void => client.release(!isSound),
    get isSound() {
      return isSound
    },
  }
}

type Line = ReturnType<typeof takeLine>

const silently = ({ text, values }: Sql): Question => ({ text, values, isSilent: true })

const word = (text: string): Question => ({ text, values: [], isSilent: true })
const [begin, commit, rollback] = [word('begin'), word('commit'), word('rollback')]

/**
 * A transaction on a line. What can wait goes out in one packet with what cannot; the server works it off in that
 * order, and after a failure it does nothing more until the end of the transaction. A packet is a transaction by
 * itself: only where the work needs a second one, it has to be told where it begins and ends.
 */
export function beginOn(line: Line) {
  let waiting: (Sql | (() => Sql))[] = []
  let isBegun = false
  let isCommitted = false
  let last: Promise<unknown> = Promise.resolve()

  /** One packet after the other, also where the work asks two things at once. */
  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(work)
    last = answer.catch(() => {})
    return answer
  }
  const takeWaiting = (): Question[] => {
    const taken = waiting.map((statement) => silently(madeNow(statement)))
    waiting = []
    return taken
  }
  /** More follows. */
  const send = <Row>(...next: readonly Question[]): Promise<Row[]> => {
    const questions = [...(isBegun ? [] : [begin]), ...takeWaiting(), ...next]
    isBegun = true
    return inTurn(() => line.ask<Row>(questions))
  }
  /** Nothing follows. */
  const end = async <Row>(...next: readonly Question[]): Promise<Row[]> => {
    const questions = [...takeWaiting(), ...next, ...(isBegun ? [commit] : [])]
    const rows = questions.length > 0 ? await inTurn(() => line.ask<Row>(questions)) : []
    isCommitted = true
    return rows
  }

  return {
    query: <Row>(statement: Sql): Promise<Row[]> => send<Row>(statement),
    async later(statement: Sql | (() => Sql)): Promise<void> {
      waiting.push(statement)
    },
    last: <Row>(statement: Sql): Promise<Row[]> => end<Row>(statement),
    async script(text: string): Promise<void> {
      await send()
      await inTurn(() => line.script(text))
    },
    commit: async (): Promise<void> => {
      if (!isCommitted) await end()
    },
    async rollBack(): Promise<void> {
      waiting = []
      if (isBegun && !isCommitted) await inTurn(() => line.ask([rollback]))
    },
  }
}
