-- What the house sells of rail passes. A pass has no seats: nothing runs out.

-- In ten-thousandths of the catalogue's prices; the one row is changed when everything becomes dearer or cheaper.
create table rail_pass_price (
  only_one boolean primary key default true check (only_one),
  basis_points integer not null default 10000 check (basis_points between 1 and 100000)
);
insert into rail_pass_price default values;

create table rail_pass_sale (
  locator text primary key,
  -- A hold that has run out is told by held_until; nobody has to be awake for it.
  state text not null check (state in ('held', 'confirmed', 'cancelled', 'released')),
  held_until timestamptz not null,
  -- The passes as they were sold: fare, first day, ages, price. Nothing personal.
  items jsonb not null,
  traveler_refs text[] not null,
  -- Sealed: names and documents of those who travel.
  travelers text not null,
  sold_at timestamptz not null
);

-- What was done under which key. What was refused is not written down: it may be tried again.
create table rail_pass_write (
  key text primary key,
  -- Hash of the operation and all that it was given.
  input text not null,
  locator text references rail_pass_sale on delete cascade,
  -- The refund that was agreed to, where it was a cancellation.
  refund jsonb
);
create index rail_pass_write_sale on rail_pass_write (locator);
