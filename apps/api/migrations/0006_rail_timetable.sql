-- When trains run: the house's own timetable and every imported feed side by side, in one form. A feed is replaced
-- whole, in one transaction.

create table rail_feed (
  -- 'house', or the name under which a feed was imported; ids of the feed's own begin with it.
  id text primary key,
  name text not null,
  -- Of everything the feed was made from: the same again changes nothing.
  digest text not null,
  -- First and last day on which a train of the feed may run.
  first_day date,
  last_day date,
  imported_at timestamptz not null default now()
);

-- A station that several feeds serve stands once for each: a feed that goes takes only its own.
create table rail_stop (
  feed text not null references rail_feed on delete cascade,
  -- UIC code of the place catalogue, or the feed's own.
  id text not null,
  name text not null,
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  time_zone text not null,
  primary key (feed, id)
);

create table rail_service (
  feed text not null references rail_feed on delete cascade,
  id text not null,
  first_day date not null,
  last_day date not null,
  -- Bit 0 is Monday, bit 6 Sunday.
  weekdays smallint not null check (weekdays between 0 and 127),
  added date[] not null default '{}',
  removed date[] not null default '{}',
  primary key (feed, id)
);

create table rail_trip (
  feed text not null,
  id text not null,
  service text not null,
  operator text not null,
  brand text not null,
  number text not null,
  time_zone text not null,
  -- In the order of the journey; a train is read whole or not at all, so its calls are no rows of their own.
  stops text[] not null,
  -- Seconds after noon minus twelve hours of the day of service.
  arrivals integer[] not null,
  departures integer[] not null,
  no_boarding integer[] not null default '{}',
  no_leaving integer[] not null default '{}',
  primary key (feed, id),
  foreign key (feed, service) references rail_service on delete cascade,
  check (cardinality(stops) >= 2),
  check (cardinality(arrivals) = cardinality(stops) and cardinality(departures) = cardinality(stops))
);
create index rail_trip_service on rail_trip (feed, service);

create table rail_transfer (
  feed text not null references rail_feed on delete cascade,
  from_stop text not null,
  to_stop text not null,
  seconds integer not null check (seconds >= 0),
  primary key (feed, from_stop, to_stop)
);

-- One row: counts up with every feed that is replaced, so that all nodes see that they hold an old timetable.
create table rail_timetable (
  only_one boolean primary key default true check (only_one),
  version bigint not null default 0
);
insert into rail_timetable default values;
