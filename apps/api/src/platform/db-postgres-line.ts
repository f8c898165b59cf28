import type pg from 'pg'
import { codeOf, isPassing, isStalePlan } from './db.ts'
import { Batch, type Question } from './db-postgres-batch.ts'
import type { NameOf } from './prepared.ts'
import type { Sql } from './sql.ts'

/** The server has said what is wrong and goes on. Without its code the line has failed; after a fatal one it hangs up. */
const isAnswered = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test(codeOf(error) ?? '') && (error as { severity?: string }).severity !== 'FATAL'

/** A connection in one hand, until it is let go. */
export function takeLine(client: pg.PoolClient, nameOf: NameOf) {
  let isSound = true
  return {
    /** One packet: the rows of those questions that are not silent. */
    ask<Row>(questions: readonly Question[], names = nameOf): Promise<Row[]> {
      const batch = new Batch(questions, names)
      return new Promise((resolve, reject) => {
        batch.callback = (error, answers = []) => {
          if (!error) return resolve(answers.flat() as Row[])
          isSound &&= isAnswered(error) && !batch.isPreparing && !isStalePlan(error)
          reject(error)
        }
        try {
          client.query(batch as never)
        } catch (error) {
          // A value that cannot be written: half of the packet may be on its way, and its end never will be.
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

export type Line = ReturnType<typeof takeLine>
type Open = () => Promise<Line>

const silently = ({ text, values }: Sql): Question => ({ text, values, isSilent: true })

const word = (text: string): Question => ({ text, values: [], isSilent: true })
const [begin, commit, rollback] = [word('begin'), word('commit'), word('rollback')]

/** Nobody looks at the rows of any but the last. */
const asked = (statements: readonly Sql[]): Question[] => [
  ...statements.slice(0, -1).map(silently),
  ...statements.slice(-1),
]

const nameless: NameOf = () => ({})

async function askOnce<Row>(open: Open, questions: readonly Question[], names?: NameOf): Promise<Row[]> {
  const line = await open()
  try {
    return await line.ask<Row>(questions, names)
  } finally {
    line.letGo()
  }
}

/**
 * A packet is a transaction by itself. What fails only for the moment has left nothing behind and goes once more; what
 * was sent over a line that broke may have been done, and never does.
 */
export async function askAlone<Row>(open: Open, statements: readonly Sql[]): Promise<Row[]> {
  const questions = asked(statements)
  try {
    return await askOnce<Row>(open, questions)
  } catch (error) {
    if (!isPassing(error)) throw error
    // The next line may have a stale plan too: this time nothing prepared is used.
    return askOnce<Row>(open, questions, nameless)
  }
}

/**
 * A transaction. What can wait goes out in one packet with what cannot; the server works it off in that order, and
 * after a failure it does nothing more until the end of the transaction. Only where the work asks something, it has to
 * be told where it begins and ends, and keeps a line for so long.
 */
export function beginOn(open: Open) {
  let line: Line | undefined
  let isCommitted = false
  let last: Promise<unknown> = Promise.resolve()

  /** One packet after the other, also where the work asks two things at once. */
  const queued = <Answer>(work: (line: Line) => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(async () => {
      line ??= await open()
      return work(line)
    })
    last = answer.catch(() => {})
    return answer
  }
  let isBegun = false
  const beginning = (): Question[] => {
    if (isBegun) return []
    isBegun = true
    return [begin]
  }

  return {
    send: <Row>(statements: readonly Sql[]): Promise<Row[]> => {
      const questions = [...beginning(), ...asked(statements)]
      return queued((own) => own.ask<Row>(questions))
    },
    async script(text: string): Promise<void> {
      const questions = beginning()
      await queued(async (own) => {
        if (questions.length > 0) await own.ask(questions)
        await own.script(text)
      })
    },
    async commit(rest: readonly Sql[]): Promise<void> {
      if (isBegun) await queued((own) => own.ask([...rest.map(silently), commit]))
      else if (rest.length > 0) await askAlone(open, rest)
      isCommitted = true
    },
    async rollBack(): Promise<void> {
      await last
      // On a line that has failed a rollback would only wait a second time; the server makes it by itself.
      if (line?.isSound && isBegun && !isCommitted) await line.ask([rollback])
    },
    letGo: (): void => line?.letGo(),
  }
}
