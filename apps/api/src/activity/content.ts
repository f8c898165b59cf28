import { randomUUID } from 'node:crypto'
import type { ActivityContent } from '@portolan/supplier/activity'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import { readContextOf } from '../platform/supplier-call.ts'
import { contentOf } from './detail.ts'
import type { ActivityParts } from './parts.ts'

/** What is told of an activity, and by whom. */
export interface Told {
  supplier: string
  content: ActivityContent
}

/** In the caller's language, by the first supplier that knows it. Refuses what nobody knows: 404, 503 where somebody might. */
export type FindContent = (id: string, pointer: string, context: Context) => Promise<Told>

export function makeFindContent({ registry }: Pick<ActivityParts, 'registry'>): FindContent {
  return async (id, pointer, context) => {
    const asking = readContextOf(context, randomUUID())
    const answers = await Promise.all(
      registry.suppliersOf('activity').map(async ({ id: supplier, describe }) => ({
        ...{ supplier, outcome: await describe?.([id], asking) },
      })),
    )
    for (const { supplier, outcome } of answers)
      for (const told of outcome?.ok ? outcome.value : []) {
        const content = contentOf(told)
        if (content?.tour.id === id) return { supplier, content }
      }
    const hasFailed = answers.some(({ outcome }) => outcome && !outcome.ok && outcome.error.kind !== 'notFound')
    if (hasFailed) throw new Refusal(503)
    throw new Refusal(404, { fields: [{ pointer, code: 'invalid_value', text: 'error.activity.tour' }] })
  }
}
