import { endingEvents } from './hold-end.ts'
import { type Sql, sql } from './sql.ts'

/** The event that ended the hold of a booking, for any query that selects from `booking`; looked up for ended ones only. */
export const endingEvent: Sql = sql`
  case when booking.status = 'Ignored' then
    (select kind from booking_event where booking_event.booking_id = booking.id and kind = any(${endingEvents})
      order by booking_event.id desc limit 1) end`
