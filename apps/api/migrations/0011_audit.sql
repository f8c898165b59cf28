-- What happened to bookings, chained: each row holds the hash of the one before it, so that none can be changed, taken
-- out or put in between without being found. One chain for each agency, one for each day of the consumers: appended by
-- one job at a time, after the fact, so that no sale waits for another.
create table audit (
  chain text not null,
  position integer not null,
  at timestamptz not null,
  kind text not null,
  booking_id uuid not null,
  -- Nothing personal.
  data jsonb not null,
  previous text not null,
  hash text not null,
  primary key (chain, position)
);
alter table booking_event add column is_chained boolean not null default false;
create index booking_event_unchained on booking_event (id) where not is_chained;
