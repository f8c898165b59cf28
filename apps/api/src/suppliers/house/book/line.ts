import type { ReadContext } from '@portolan/supplier/context'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Clock } from '../../../platform/clock.ts'
import { isOutage } from '../../../platform/db.ts'
import { describeFailure } from '../../../platform/log.ts'
import type { Platform } from '../../../platform/module.ts'
import { refuse } from '../../refusal.ts'
import { RefusedWrite } from './refusal.ts'

/** The way to what the house knows and to its books: nothing goes out late, and nobody waits for it after they have gone. */
export interface Line {
  read<Value>(context: ReadContext, work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>>
  write<Value>(context: ReadContext, work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>>
}

export function makeLine(supplier: string, clock: Clock, log: Platform['log']): Line {
  const send = async <Value>(
    effect: 'none' | 'unknown',
    { signal, deadline }: ReadContext,
    work: () => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> => {
    if (signal.aborted || deadline <= clock.now().getTime()) return refuse('timeout', 'There was no time left.')
    let leave: () => void = () => undefined
    const gone = new Promise<Outcome<Value>>((resolve) => {
      leave = () => resolve(refuse('timeout', 'No answer in time.', { effect }))
      signal.addEventListener('abort', leave, { once: true })
    })
    const answer = work().catch((error: unknown): Outcome<Value> => {
      if (error instanceof RefusedWrite) return error.refused
      if (signal.aborted) return refuse('timeout', 'No answer in time.', { effect })
      log.warn({ supplier, err: describeFailure(error) }, 'the house could not sell')
      return refuse(isOutage(error) ? 'unavailable' : 'internal', 'The house could not answer.', { effect })
    })
    try {
      return await Promise.race([answer, gone])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
  return {
    read: (context, work) => send('none', context, work),
    write: (context, work) => send('unknown', context, work),
  }
}
