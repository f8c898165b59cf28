-- What the house has sold of its trains, and its book of reservations.

-- The seats of one comfort of a train on its way from one stop to the next. There is a row only once somebody had a
-- seat there: until then all seats are free. Taking seats adds to both columns in one statement; a seat that was taken
-- already adds to the number and not to the bits, and the whole statement comes to nothing.
create table rail_hop (
  trip text not null,
  -- Day of service: on which the train began.
  day date not null,
  comfort text not null check (comfort in ('STANDARD', 'COMFORT', 'PREMIER')),
  -- Position of the stop it leaves.
  hop integer not null check (hop >= 0),
  capacity integer not null check (capacity between 1 and 1024),
  sold integer not null check (sold between 0 and capacity),
  -- Seat by seat, from the first.
  taken bit(1024) not null,
  primary key (trip, day, comfort, hop),
  check (bit_count(taken) = sold)
);

create table rail_reservation (
  locator text primary key check (locator ~ '^[A-Z]{6}$'),
  supplier text not null,
  state text not null check (state in ('held', 'confirmed', 'cancelled', 'released')),
  created_at timestamptz not null,
  -- While held.
  hold_until timestamptz not null,
  -- Tickets, seats and price as they were sold; kept to the letter.
  sold json not null,
  -- Names, births and passports: sealed, bound to the locator.
  travelers text not null
);
create index rail_reservation_hold on rail_reservation (hold_until) where state = 'held';

-- Every write that was done, by the key it was asked for with: the same again is answered and not done again.
create table rail_write (
  supplier text not null,
  key text not null,
  -- Hash of what was asked.
  input text not null,
  locator text not null references rail_reservation on delete cascade deferrable initially deferred,
  -- The quote that a cancellation went by.
  quote json,
  primary key (supplier, key)
);
create index rail_write_locator on rail_write (locator);
