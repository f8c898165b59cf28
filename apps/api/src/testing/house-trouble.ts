import type { Bench, Trouble } from '@portolan/supplier/conformance/bench'
import type { Db } from '../platform/db.ts'
import { isWrite } from './is-write.ts'

/** The way to what a house knows and to its books, and what is wrong with it. */
export interface TroubledWay extends Pick<Bench, 'calls' | 'misbehave' | 'behave'> {
  readonly db: Db
  /** Anything else that the house has to reach. */
  reach<Value>(work: () => Promise<Value>): Promise<Value>
}

export function makeTroubledWay(database: Db): TroubledWay {
  let calls = 0
  let trouble: Trouble | undefined
  const pass = async <Value>(isWrite: boolean, work: () => Promise<Value>): Promise<Value> => {
    calls += 1
    const silence = new Promise<Value>(() => undefined)
    if (trouble === 'breaks') throw new Error('Broken on purpose.')
    if (trouble === 'hangs') return silence
    const isLost = trouble === 'losesAnswers' && isWrite
    const value = await work()
    return isLost ? silence : value
  }
  return {
    db: {
      query: (statement) => pass(isWrite(statement), () => database.query(statement)),
      one: (statement) => pass(isWrite(statement), () => database.one(statement)),
      later: (statement) => pass(true, () => database.later(statement)),
      atOnce: (statements) => pass(statements.some(isWrite), () => database.atOnce(statements)),
      transaction: (work) => pass(true, () => database.transaction(work)),
      script: (text) => pass(true, () => database.script(text)),
    },
    reach: (work) => pass(false, work),
    calls: async () => calls,
    async misbehave(next) {
      trouble = next
    },
    async behave() {
      trouble = undefined
    },
  }
}
