-- The book of reservations was made for trains. Whatever the house sells is written into it now: `supplier` says what.

alter table rail_reservation rename to house_reservation;
alter index rail_reservation_hold rename to house_reservation_hold;

alter table rail_write rename to house_write;
alter index rail_write_locator rename to house_write_locator;

-- One by one as they are found: newer servers name what is not null as well, older ones do not.
do $$
declare
  rule record;
begin
  for rule in
    select conrelid::regclass as book, conname as name from pg_constraint
    where conrelid in ('house_reservation'::regclass, 'house_write'::regclass) and conname like 'rail\_%'
  loop
    execute format('alter table %s rename constraint %I to %I', rule.book, rule.name,
      regexp_replace(rule.name, '^rail', 'house'));
  end loop;
end $$;
