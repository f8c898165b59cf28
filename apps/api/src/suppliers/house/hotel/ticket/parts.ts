import type { Instant } from '@portolan/supplier/outcome'
import type { Houses } from './houses.ts'
import type { Telling } from './telling.ts'
import type { Tokens } from './token.ts'

/** What rooms are found, priced and told with. */
export interface ShopParts {
  readonly houses: Houses
  readonly tokens: Tokens
  readonly telling: Telling
  now(): Instant
}
