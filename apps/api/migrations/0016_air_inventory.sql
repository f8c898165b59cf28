-- What the house has sold of its flights.

-- The seats of one booking class of a flight on a day. There is a row only once somebody had one of them: until then it is
-- as many as the airline gives to the class, which is counted and not kept.
create table air_seat (
  -- Airline and number.
  flight text not null,
  -- On which it leaves, by the clock of where it leaves.
  day date not null,
  class text not null check (class ~ '^[A-Z]$'),
  sold integer not null check (sold >= 0),
  primary key (flight, day, class)
);

-- Seats that somebody has chosen, row and letter: the table's key is what keeps two from sitting on one.
create table air_place (
  flight text not null,
  day date not null,
  -- '14A'.
  place text not null,
  primary key (flight, day, place)
);
