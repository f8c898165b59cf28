import type pg from 'pg'
import { codeOf, isOutage, madeNow } from './db.ts'
import { Batch, type Question } from './db-postgres-batch.ts'
import type { NameOf } from './prepared.ts'
import type { Sql } from './sql.ts'

/** The server has said what is wrong and goes on; without its code the line itself has failed. */
const isAnswered = (error: unknown): boolean => /^[0-9A-Z]{5}$/.test(codeOf(error) ?? '')

/** A connection in one hand, until it is let go. */
export function takeLine(client: pg.PoolClient, nameOf: NameOf) {
  let isSound = true
  let isUndone = false
  return {
    /** The rows of each question. */
    askAll<Row>(questions: readonly Question[]): Promise<(readonly Row[])[]> {
      const batch = new Batch(questions, nameOf)
      return new Promise((resolve, reject) => {
        batch.callback = (error, answers = []) => {
          if (!error) return resolve(answers as (readonly Row[])[])
          isSound &&= isAnswered(error) && !batch.isPreparing
          isUndone = isAnswered(error) && !isOutage(error)
          reject(error)
        }
        try {
          client.query(batch as never)
        } catch (error) {
          // A value that cannot be written: half of the packet may be on its way, and its end never will be.
          isSound = false
          isUndone = true
          reject(error)
        }
      })
    },
    async ask<Row>(questions: readonly Question[]): Promise<Row[]> {
      return (await this.askAll<Row>(questions)).flat()
    },
    script: async (text: string): Promise<void> => void (await client.query(text)),
    /** One that may be broken is thrown away. */
    letGo: (): void => client.release(!isSound),
    get isSound() {
      return isSound
    },
    /** Of the packet that failed last nothing has stayed, that is certain. */
    get isUndone() {
      return isUndone
    },
  }
}

export type Line = ReturnType<typeof takeLine>

const silently = ({ text, values }: Sql): Question => ({ text, values, isSilent: true })

const word = (text: string): Question => ({ text, values: [], isSilent: true })
const [begin, commit, rollback] = [word('begin'), word('commit'), word('rollback')]

/** Where a transaction goes: over a line of its own, or, if one packet is all of it, with others. */
export interface Ways {
  open(): Promise<Line>
  ride<Row>(questions: readonly Question[]): Promise<Row[]>
}

/**
 * A transaction. What can wait goes out in one packet with what cannot; the server works it off in that order, and
 * after a failure it does nothing more until the end of the transaction. A packet is a transaction by itself: only
 * where the work needs a second one, it has to be told where it begins and ends, and keeps a line for so long.
 */
export function beginOn({ open, ride }: Ways) {
  let waiting: (Sql | (() => Sql))[] = []
  let line: Line | undefined
  let isBegun = false
  let isCommitted = false
  let last: Promise<unknown> = Promise.resolve()

  /** One packet after the other, also where the work asks two things at once. */
  const inTurn = <Answer>(work: (line: Line) => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(async () => {
      line ??= await open()
      return work(line)
    })
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
    return inTurn((own) => own.ask<Row>(questions))
  }
  /** Nothing follows. */
  const end = async <Row>(...next: readonly Question[]): Promise<Row[]> => {
    const questions = [...takeWaiting(), ...next]
    let rows: Row[] = []
    if (isBegun) rows = await inTurn((own) => own.ask<Row>([...questions, commit]))
    else if (questions.length > 0) rows = await ride<Row>(questions)
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
      await inTurn((own) => own.script(text))
    },
    commit: async (): Promise<void> => {
      if (!isCommitted) await end()
    },
    async rollBack(): Promise<void> {
      waiting = []
      await last
      // On a line that has failed a rollback would only wait a second time; the server makes it by itself.
      if (line?.isSound && isBegun && !isCommitted) await line.ask([rollback])
    },
    letGo: (): void => line?.letGo(),
  }
}
