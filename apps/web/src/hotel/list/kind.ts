import type { MessageId } from '../../i18n/messages.ts'

const texts: Readonly<Record<string, MessageId>> = {
  hotel: 'hotels.kind.hotel',
  guesthouse: 'hotels.kind.guesthouse',
  aparthotel: 'hotels.kind.aparthotel',
  resort: 'hotels.kind.resort',
}

/** A kind that we have no word for is none. */
export const kindText = (kind: string): MessageId | undefined => texts[kind]
