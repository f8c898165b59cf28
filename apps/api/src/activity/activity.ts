import type { Module } from '../platform/module.ts'
import { makeCheckActivity } from './avail.ts'
import { type BookParts, makeBookActivity } from './book.ts'
import { makeSearchActivities } from './search.ts'

/** Activities: found, told of day by day and hour by hour, held and bought. */
export function makeActivity(parts: BookParts): Module {
  return {
    handlers: {
      searchActivities: makeSearchActivities(parts),
      checkActivity: makeCheckActivity(parts),
      bookActivity: makeBookActivity(parts),
    },
  }
}
