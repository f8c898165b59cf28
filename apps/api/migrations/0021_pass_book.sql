-- Passes stood in a book of their own. They are sold as everything of the house is, and stand where it stands.

alter table house_reservation drop constraint house_reservation_locator_check;
-- Passes had longer locators, with figures in them.
alter table house_reservation add constraint house_reservation_locator_check check (locator ~ '^[A-Z0-9]{6,9}$');

-- Who travels was sealed under another name, and nobody opens it: the order has its own.
insert into house_reservation (locator, supplier, state, created_at, hold_until, sold, travelers)
select locator, 'house-rail-pass', state, sold_at, held_until,
  json_build_object(
    'passes', items,
    'total', json_build_object(
      'total', json_build_object(
        'minor', (select sum((item -> 'price' -> 'total' ->> 'minor')::bigint) from jsonb_array_elements(items) item),
        'currency', items -> 0 -> 'price' -> 'total' ->> 'currency'),
      'lines', coalesce(
        (select json_agg(line) from jsonb_array_elements(items) item, jsonb_array_elements(item -> 'price' -> 'lines') line),
        '[]'::json)),
    'taken', '[]'::json,
    'travelerRefs', traveler_refs,
    'departs', (select min(extract(epoch from ((item ->> 'start')::date + 1)::timestamp at time zone 'UTC') * 1000)::bigint
      from jsonb_array_elements(items) item)),
  ''
from rail_pass_sale;

insert into house_write (supplier, key, input, locator, quote)
select 'house-rail-pass', key, input, locator, refund from rail_pass_write;

drop table rail_pass_write;
drop table rail_pass_sale;
drop table rail_pass_price;
