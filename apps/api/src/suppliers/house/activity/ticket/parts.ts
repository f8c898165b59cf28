import type { Instant } from '@portolan/supplier/outcome'
import type { Tours } from './register.ts'
import type { Telling } from './telling.ts'
import type { Tokens } from './token.ts'

/** What tours are found, priced and told with. */
export interface ShopParts {
  readonly tours: Tours
  readonly tokens: Tokens
  readonly telling: Telling
  now(): Instant
}
