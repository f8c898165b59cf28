import type { Platform } from '../platform/module.ts'
import type { Mask, Numbered } from './documents.ts'

export interface TravelerParts extends Platform {
  /** How a document's number is shown. */
  maskOf: Mask
  /** The documents of the account's own profile: whoever books for himself has typed them there. */
  documentsOf(accountId: string): Promise<readonly Numbered[]>
}
