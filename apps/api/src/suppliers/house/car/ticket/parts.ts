import type { Instant } from '@portolan/supplier/outcome'
import type { Tokens } from './token.ts'
import type { OfficesAt } from './where.ts'
import type { Yard } from './yard.ts'

/** What cars are found, priced and told with. */
export interface ShopParts {
  readonly officesAt: OfficesAt
  readonly tokens: Tokens
  readonly yard: Yard
  now(): Instant
}
