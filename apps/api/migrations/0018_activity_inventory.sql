-- What the house has sold of its tours and activities.

-- The places of one group of a tour that sets out at an hour. There is a row only once somebody held one of them: until
-- then it is as many as are given to us, which is counted and not kept.
create table activity_departure (
  tour text not null,
  -- By the clock of the place.
  day date not null,
  -- HH:mm.
  hour text not null,
  -- Code of the group: SHARED, SMALL, PRIVATE. Of a private one the departure itself is sold, once.
  party text not null,
  sold integer not null check (sold >= 0),
  primary key (tour, day, hour, party)
);
