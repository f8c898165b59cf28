import type { Database, Db } from '../platform/db.ts'
import type { Sql } from '../platform/sql.ts'

/** dead: it never came there. lost: it was done, and nobody heard of it. refused: the other side will not, for good. */
export type LineTrouble = 'dead' | 'lost' | 'refused'

/** What is asked of somebody outside. */
export type Asked = 'refund' | 'capture' | 'supply'

/**
 * The payment provider, the agency's account and our own supplier are outside services whose books are tables of their own:
 * the statements on these tables are the line to them.
 */
const lines: Readonly<Record<Asked, RegExp>> = {
  refund: /insert into (test|credit)_refund/,
  capture: /update (test_charge|credit_hold) set status = 'captured'/,
  supply: /insert into house_write/,
}

const askedBy = ({ text }: Sql): Asked | undefined => {
  const found = Object.entries(lines).find(([, pattern]) => pattern.test(text))
  return found && (found[0] as Asked)
}

/** How often a refund was asked for since a person last had it tried anew, and what was heard of the last time. */
export interface Tries {
  count: number
  heard: LineTrouble | 'done' | undefined
}

export interface Line {
  /** What befalls the next of these calls in place of what was said before; then all is well again. */
  befall(asked: Asked, troubles: readonly LineTrouble[]): void
  /** Nothing befalls these calls any more. */
  calm(...asked: readonly Asked[]): void
  /** By the key of the refund. */
  triesOf(key: string): Tries
  /** A person had it tried anew. */
  forget(key: string): void
}

class LineDead extends Error {}

/** The lines to the outside of all nodes on one database, and the database as it is reached over them. */
export function makeLine(db: Database): { line: Line; reached: Database } {
  const next: Record<Asked, LineTrouble[]> = { refund: [], capture: [], supply: [] }
  const tries = new Map<string, Tries>()
  const given = new Set<unknown>()
  const triesOf = (key: string): Tries => tries.get(key) ?? { count: 0, heard: undefined }

  function note(key: unknown, heard: Tries['heard']): void {
    if (typeof key === 'string') tries.set(key, { count: triesOf(key).count + 1, heard })
  }

  async function ask<Answer>(statement: Sql, nothing: Answer, work: () => Promise<Answer>): Promise<Answer> {
    const asked = askedBy(statement)
    if (!asked) return work()
    const [key] = statement.values
    const drawn = next[asked].shift()
    // What was given under its key is not refused afterwards.
    const trouble = drawn === 'refused' && given.has(key) ? undefined : drawn
    if (asked === 'refund') note(key, trouble ?? 'done')
    if (trouble === 'refused') return nothing
    if (trouble === 'dead') throw new LineDead('the line is dead')
    const answer = await work()
    if (asked === 'refund') given.add(key)
    if (trouble === 'lost') throw new LineDead('the answer is lost')
    return answer
  }

  /** What is written to the supplier in a transaction is known to be done when it has ended. */
  async function transact<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    let hasAsked = false
    const value = await db.transaction((tx) => {
      const look = (statement: Sql) => {
        hasAsked ||= askedBy(statement) === 'supply'
        return statement
      }
      return work({
        ...tx,
        query: (statement) => tx.query(look(statement)),
        one: (statement) => tx.one(look(statement)),
        later: (statement) => tx.later(look(statement)),
      })
    })
    if (hasAsked && next.supply.shift() === 'lost') throw new LineDead('the answer is lost')
    return value
  }

  return {
    line: {
      befall(asked, troubles) {
        next[asked] = [...troubles]
      },
      calm(...all) {
        for (const asked of all) next[asked] = []
      },
      triesOf,
      forget: (key) => void tries.delete(key),
    },
    reached: {
      ...db,
      query: (statement) => ask(statement, [], () => db.query(statement)),
      one: (statement) => ask(statement, undefined, () => db.one(statement)),
      transaction: transact,
    },
  }
}
