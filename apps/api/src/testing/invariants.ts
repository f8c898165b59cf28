import { expect } from 'vitest'
import type { Db } from '../platform/db.ts'
import { sealedColumns } from '../platform/sealing-store.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { nodeSecret, openTestAudit, testSecrets } from './audit-world.ts'
import { listedFaults } from './listed-faults.ts'

/** While it is exchanged or cancelled it is what it was before. */
const isBought = sql`
  (case when booking.status in ('PendingExchange', 'PendingCancellation') then booking.came_from else booking.status end
    in ('Committed', 'Ticketed'))`

/** Seats on trains by the book of reservations, hop by hop. */
const reserved = sql`(
  select seat.trip, seat.day, seat.comfort, hop, sum(json_array_length(seat.seats))::integer as sold
  from house_reservation,
    json_to_recordset(sold -> 'taken') as seat (trip text, day date, comfort text, "from" integer, "to" integer, seats json),
    generate_series(seat."from", seat."to" - 1) as hop
  where supplier like 'house-rail-%' and state in ('held', 'confirmed') and seat.day >= current_date - 30
  group by seat.trip, seat.day, seat.comfort, hop)`

/** Rooms by the book of reservations, night by night. */
const slept = sql`(
  select room.property, room.night, room.room, sum(room.count)::integer as sold
  from house_reservation,
    json_to_recordset(sold -> 'taken') as room (property text, night date, room text, count integer)
  where supplier = 'house-hotel' and state in ('held', 'confirmed') and room.night >= current_date - 30
  group by room.property, room.night, room.room)`

/** Places on tours by the book of reservations, departure by departure. */
const joined = sql`(
  select place.tour, place.day, place.hour, place.party, sum(place.count)::integer as sold
  from house_reservation,
    json_to_recordset(sold -> 'taken') as place (tour text, day date, hour text, party text, count integer)
  where supplier = 'house-activity' and state in ('held', 'confirmed') and place.day >= current_date - 30
  group by place.tour, place.day, place.hour, place.party)`

/** Cars and seats of buses by the book of reservations, hour by hour. */
const fetched = sql`(
  select slot.region, slot.kind, slot.begins, sum(slot.count)::integer as sold
  from house_reservation,
    json_to_recordset(sold -> 'taken') as slot (region text, kind text, begins timestamptz, count integer)
  where supplier = 'house-transfer' and state in ('held', 'confirmed') and slot.begins >= current_date - 30
  group by slot.region, slot.kind, slot.begins)`

/** Cars by the book of reservations, day by day. */
const rented = sql`(
  select one.office, one.company, one.car, one.day, sum(one.count)::integer as sold
  from house_reservation,
    json_to_recordset(sold -> 'taken') as one (office text, company text, car text, day date, count integer)
  where supplier = 'house-car' and state in ('held', 'confirmed') and one.day >= current_date - 30
  group by one.office, one.company, one.car, one.day)`

/** Whoever moves money, by their own books. */
const outside = sql`(
  select 'test' as provider, id, status, currency, captured, refunded, amount from test_charge
  union all select 'account', id, status, currency, captured, refunded, amount from credit_hold)`

const minorOf = (name: string): Sql => sql`coalesce((data -> ${name} ->> 'minor')::bigint, 0)`

/** What was charged at the sale, what was agreed at each exchange, and what went back at each cancellation. */
const agreed = sql`(
  coalesce((select ${minorOf('was')} from booking_event
    where booking_id = booking.id and kind = 'exchangeOk' order by id limit 1), booking.price)
  - (select coalesce(sum((offer -> 'price' -> 'there' ->> 'minor')::bigint), 0)::bigint
    from json_array_elements(booking.offers) offer)
  + (select coalesce(sum(case when kind = 'exchangeOk' then ${minorOf('difference')} + ${minorOf('fee')}
      else - ${minorOf('refund')} end), 0)::bigint
    from booking_event where booking_id = booking.id and kind in ('exchangeOk', 'cancelOk', 'cancelPartOk')))`

/** Each asks for what must not be: an answer is a fault. */
const faults: Readonly<Record<string, Sql>> = {
  ...listedFaults,
  'sold beyond capacity': sql`select trip, day, hop from rail_hop where sold > capacity or bit_count(taken) <> sold`,
  'seats that are not those of live reservations': sql`
    select coalesce(known.trip, book.trip) as trip, hop, known.sold, book.sold as reserved
    from rail_hop known full join ${reserved} book using (trip, day, comfort, hop)
    where coalesce(known.sold, 0) <> coalesce(book.sold, 0) and day >= current_date - 30`,
  'rooms that are not those of live reservations': sql`
    select property, night, room, known.sold, book.sold as reserved
    from hotel_night known full join ${slept} book using (property, night, room)
    where coalesce(known.sold, 0) <> coalesce(book.sold, 0) and night >= current_date - 30`,
  'places on tours that are not those of live reservations': sql`
    select tour, day, hour, party, known.sold, book.sold as reserved
    from activity_departure known full join ${joined} book using (tour, day, hour, party)
    where coalesce(known.sold, 0) <> coalesce(book.sold, 0) and day >= current_date - 30`,
  'transfers that are not those of live reservations': sql`
    select region, kind, begins, known.sold, book.sold as reserved
    from transfer_slot known full join ${fetched} book using (region, kind, begins)
    where coalesce(known.sold, 0) <> coalesce(book.sold, 0) and begins >= current_date - 30`,
  'cars that are not those of live reservations': sql`
    select office, company, car, day, known.sold, book.sold as reserved
    from car_day known full join ${rented} book using (office, company, car, day)
    where coalesce(known.sold, 0) <> coalesce(book.sold, 0) and day >= current_date - 30`,
  'bought, and the house knows nothing of it, or not bought, and it does': sql`
    select booking.reference, booking.status, house.locator, house.state
    from (select * from booking where supplier like 'house-%' and ${isBought}) booking
    full join (select * from house_reservation where state = 'confirmed') house
      on house.locator = booking.locator and house.supplier = booking.supplier
    where booking.id is null or house.locator is null`,
  'one reservation for two bookings': sql`
    select locator from booking where locator is not null group by supplier, locator having count(*) > 1`,
  'held for nobody': sql`
    select locator from house_reservation house where state = 'held' and hold_until > now() and not exists (
      select 1 from booking where booking.locator = house.locator and booking.supplier = house.supplier
        and booking.status in ('OnHold', 'PendingPurchase'))`,
  'paid otherwise than what was bought, exchanged and cancelled comes to': sql`
    select reference, status, price, paid, refunded from booking
    where paid - refunded <> (case when ${isBought} or (status = 'Cancelled' and paid > 0) then ${agreed} else 0 end)
      and not exists (select 1 from work_item where booking_id = booking.id and (
        kind = 'unpaid' or (kind = 'refund' and settled_at is null)))`,
  'a payment that is not the sum of its bookings': sql`
    select id, captured from payment where booking_id is null and captured <> (
      select coalesce(sum(booking.paid - (select coalesce(sum(later.captured), 0)::bigint from payment later
        where later.booking_id = booking.id)), 0)::bigint from booking where booking.payment_id = payment.id)`,
  'given back otherwise than it is written down': sql`
    select 'payment' as what, id, refunded from payment where refunded <> (
      select coalesce(sum(amount), 0) from refund where payment_id = payment.id and status = 'Refunded')
    union all select 'booking', id, refunded from booking where refunded <> (
      select coalesce(sum(amount), 0) from refund where booking_id = booking.id and status = 'Refunded')`,
  'charged otherwise than our books say': sql`
    select payment.id, payment.status, payment.captured, outside.captured as taken, outside.refunded as back
    from payment full join ${outside} outside
      on outside.id = payment.reference and outside.provider = payment.provider
    where coalesce(payment.captured, 0) <> coalesce(outside.captured, 0)
      or coalesce(payment.refunded, 0) <> coalesce(outside.refunded, 0)
      or (outside.currency is not null and payment.currency is not null and outside.currency <> payment.currency)`,
  'money that is kept back for nothing': sql`
    select outside.id, outside.status, payment.status as ours
    from ${outside} outside left join payment on payment.reference = outside.id and payment.provider = outside.provider
    where outside.status = 'authorized'`,
  'more or less used of a credit than is owed': sql`
    select agency_id, credit.currency, credit.used from credit
    where used <> (select coalesce(sum(case status when 'authorized' then amount else captured - refunded end), 0)
      from credit_hold hold where hold.agency_id = credit.agency_id and hold.currency = credit.currency)`,
  'an entry that does not come to zero': sql`
    select entry_id from ledger_line group by entry_id having sum(amount) <> 0`,
  'a currency that does not come to zero': sql`
    select currency from ledger_line join ledger_entry on ledger_entry.id = entry_id
    group by currency having sum(amount) <> 0`,
  'an account of the books that is not what was taken': sql`
    with books as (
      select account, currency, sum(amount) as minor from ledger_line join ledger_entry on ledger_entry.id = entry_id
      where account like 'provider:%' or account like 'agency:%' group by account, currency
    ), taken as (
      select case payment.provider when 'account' then 'agency:' || credit_hold.agency_id
          else 'provider:' || payment.provider end as account,
        payment.currency, sum(payment.captured - payment.refunded) as minor
      from payment left join credit_hold on payment.provider = 'account' and credit_hold.id = payment.reference
      where payment.captured > 0 group by 1, 2
    )
    select account, currency, books.minor as books, taken.minor as taken
    from books full join taken using (account, currency) where coalesce(books.minor, 0) <> coalesce(taken.minor, 0)`,
  'a booking between two places': sql`
    select booking.reference, booking.status from booking left join payment on payment.id = booking.payment_id
    where booking.status in ('PendingHold', 'PendingPurchase', 'PendingCancellation', 'PendingExchange')
      and coalesce(payment.status, 'None') <> 'ActionRequired'`,
  'a payment between two places': sql`
    select id, status from payment where status in ('Authorizing', 'Authorized', 'Capturing', 'Refunding')`,
  'a refund that is still to be paid': sql`select id from refund where status = 'Refunding'`,
  'an item of a cart that nobody is buying, and nobody can': sql`
    select id from cart_item where status = 'InCheckout' and not exists (
      select 1 from booking where booking.cart_item_id = cart_item.id
        and booking.status in ('Pending', 'PendingHold', 'OnHold', 'PendingPurchase', 'Requested'))`,
  'a number of an invoice that is left out or given twice': sql`
    select seller, year, last from invoice_series series where last <> (
        select count(*) from invoice where invoice.seller = series.seller and invoice.year = series.year)
      or last <> (select coalesce(max(number), 0) from invoice
        where invoice.seller = series.seller and invoice.year = series.year)`,
  'an invoice that is not the sum of its lines': sql`
    select id, total from invoice where total <> (
      select coalesce(sum(amount), 0) from invoice_line line where line.invoice_id = invoice.id)`,
  'a line of an invoice that no entry of the ledger has': sql`
    select invoice_id, booking_id, amount from invoice_line where ledger_entry_id is null`,
  // Who issues none has none; the others have one of everything since the first.
  'invoiced otherwise than charged, or credited otherwise than given back': sql`
    select payment.id, payment.captured, payment.refunded from payment
    where payment.created_at >= (select min(issued_at) - interval '1 minute' from invoice)
      and payment.captured - payment.refunded <> (
        select coalesce(sum(case kind when 'invoice' then total else - total end), 0)
        from invoice where invoice.payment_id = payment.id)`,
  'a credit note beyond its invoice': sql`
    select invoice.id from invoice where kind = 'invoice' and total < (
      select coalesce(sum(total), 0) from invoice note where note.invoice_id = invoice.id)`,
  'work that was promised and not done': sql`
    select id, kind, attempts, (next_at - now())::text as due, (now() - created_at)::text as age from outbox`,
}

/** Columns with sealed texts in them that a start would not look at when a secret is lost. */
const findUnlisted = (db: Db): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.script(`
      create or replace function pg_temp.has_sealed(of_table text, of_column text) returns boolean language plpgsql as $$
      declare
        found boolean;
      begin
        execute format('select exists (select from %I where %I ~ ''^[0-9a-f]{8}[.][A-Za-z0-9_-]{16}[.]'')', of_table, of_column)
          into found;
        return found;
      end $$`)
    const rows = await tx.query<{ name: string }>(sql`
      with own as materialized (
        select table_name::text, column_name::text from information_schema.columns
        where table_schema = current_schema() and data_type = 'text')
      select table_name || '.' || column_name as name from own where pg_temp.has_sealed(table_name, column_name)`)
    return rows.map(({ name }) => name).filter((name) => !sealedColumns.includes(name))
  })

/**
 * What holds after whatever has happened, once everything has come to rest: nothing is sold twice or for nothing, the
 * books agree with those outside, nobody waits between two places, and what happened is chained.
 */
export async function checkInvariants(db: Db, secrets: readonly string[] = []): Promise<void> {
  const found: Record<string, unknown[]> = {}
  for (const [fault, question] of Object.entries(faults)) {
    const rows = await db.query(question)
    if (rows.length > 0) found[fault] = rows.slice(0, 5)
  }
  const audit = openTestAudit(db, { secrets: [...testSecrets, nodeSecret, ...secrets] })
  await audit.drain()
  const unchained = await db.query(sql`select id from booking_event where not is_chained`)
  const seen = { found, unchained, broken: (await audit.check()).breaks, unlisted: await findUnlisted(db) }
  // A report has the message alone, and shows no difference.
  expect(seen, JSON.stringify(seen).slice(0, 2_000)).toEqual({ found: {}, unchained: [], broken: [], unlisted: [] })
}
