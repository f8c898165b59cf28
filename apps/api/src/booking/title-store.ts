import type { Language } from '@portolan/domain/language'
import { type Sql, sql } from '../platform/sql.ts'
import type { BookingRecord } from './booking.ts'

/** What a booking's name is made from; null: it is stored in the reader's language. */
export type TitleSource = Pick<BookingRecord, 'offers' | 'wanted'> | null

/** For any query that selects from `booking` and `purchase`. Offers are read only where the buyer spoke another language. */
export const titleSource = (language: Language): Sql => sql`
  case when purchase.language <> ${language} then
    json_build_object('offers', booking.offers, 'wanted', booking.wanted) end as "titleSource"`
