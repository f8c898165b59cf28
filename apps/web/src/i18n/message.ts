import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

export type Message = string | MessageFormatElement[]

/** A file of messages, as it is loaded. */
export interface Catalogue {
  default: Record<string, Message>
}
