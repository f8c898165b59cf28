import type pg from 'pg'
import { codeOf } from './db.ts'
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

const commit: Question = { text: 'commit', values: [], isSilent: true }

/**
 * A transaction on a line. What can wait goes out in one packet with what cannot, `begin` first; the server works it
 * off in that order, and after a failure it does nothing more until the end of the transaction.
 */
export function beginOn(line: Line) {
  let waiting: Question[] = [{ text: 'begin', values: [], isSilent: true }]
  let isCommitted = false
  let last: Promise<unknown> = Promise.resolve()

  /** One packet after the other, also where the work asks two things at once. */
  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(work)
    last = answer.catch(() => {})
    return answer
  }
  const send = <Row>(...last: readonly Question[]): Promise<Row[]> => {
    const questions = [...waiting, ...last]
    waiting = []
    return inTurn(() => line.ask<Row>(questions))
  }

  return {
    query: <Row>(statement: Sql): Promise<Row[]> => send<Row>(statement),
    async later(statement: Sql): Promise<void> {
      waiting.push(silently(statement))
    },
    async last<Row>(statement: Sql): Promise<Row[]> {
      const rows = await send<Row>(statement, commit)
      isCommitted = true
      return rows
    },
    async script(text: string): Promise<void> {
      const ahead = waiting
      waiting = []
      await inTurn(async () => {
        if (ahead.length > 0) await line.ask(ahead)
        await line.script(text)
      })
    },
    commit: async (): Promise<void> => {
      if (!isCommitted) await send(commit)
    },
    async rollBack(): Promise<void> {
      waiting = []
      if (isCommitted) return
      await inTurn(() => line.ask([{ text: 'rollback', values: [], isSilent: true }]))
    },
  }
}
