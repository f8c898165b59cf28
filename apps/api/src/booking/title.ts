import type { Language } from '@portolan/domain/language'
import { Refusal } from '../platform/refusal.ts'
import type { BookingParts } from './parts.ts'
import type { TitleSource } from './title-store.ts'
import { nameTogether } from './whole.ts'

interface Part {
  readonly title: string
  readonly titleSource: TitleSource
}

/** Anything that is called by the names of its parts. */
interface Titled {
  readonly title: string
  readonly parts: readonly Part[]
}

/** What a booking is called in the reader's language. It is stored in that of its buyer. */
export function makeTitled({ titleOf }: Pick<BookingParts, 'titleOf'>) {
  function titleIn({ title, titleSource }: Part, language: Language): string {
    if (!titleSource) return title
    try {
      return titleOf(titleSource.offers, titleSource.wanted, language)
    } catch (error) {
      // What a product would not sell again today was sold all the same, and has a name.
      if (error instanceof Refusal) return title
      throw error
    }
  }

  return <Row extends Titled>(row: Row, language: Language): Row => {
    const parts = row.parts.map((part) => ({ ...part, title: titleIn(part, language) }))
    return { ...row, parts, title: nameTogether(parts.map(({ title }) => title)) }
  }
}
