import { randomUUID } from 'node:crypto'
import type { HotelContent } from '@portolan/supplier/hotel'
import type { Context } from '../platform/context.ts'
import { readContextOf } from '../platform/supplier-call.ts'
import { contentOf } from './detail.ts'
import type { HotelParts } from './parts.ts'

/** What is told of a house, and by whom. */
export interface HouseTold {
  supplier: string
  content: HotelContent
}

interface HousesFound {
  /** By ttiCode. */
  found: ReadonlyMap<string, HouseTold>
  /** Somebody could not tell: who was not found may be known all the same. */
  hasFailed: boolean
}

export type FindHouses = (ids: readonly string[], context: Context) => Promise<HousesFound>

/** In the caller's language, by the first supplier that knows it; what is no house is left out. */
export function makeFindHouses({ registry }: Pick<HotelParts, 'registry'>): FindHouses {
  return async (ids, context) => {
    const asking = readContextOf(context, randomUUID())
    const answers = await Promise.all(
      registry.suppliersOf('hotel').map(async ({ id: supplier, describe }) => ({
        ...{ supplier, outcome: await describe?.(ids, asking) },
      })),
    )
    const found = new Map<string, HouseTold>()
    for (const { supplier, outcome } of answers)
      for (const told of outcome?.ok ? outcome.value : []) {
        const content = contentOf(told)
        if (content && ids.includes(content.house.id) && !found.has(content.house.id))
          found.set(content.house.id, { supplier, content })
      }
    const hasFailed = answers.some(({ outcome }) => outcome && !outcome.ok && outcome.error.kind !== 'notFound')
    return { found, hasFailed }
  }
}
