-- What the house has sold of its transfers.

-- The cars of one kind on the road in an hour, or the seats of a bus that leaves then. There is a row only once somebody
-- held one of them: until then it is as many as the region has, which is counted and not kept.
create table transfer_slot (
  -- IATA of the airport that the region is named after.
  region text not null,
  -- Of the vehicle; of a shuttle with the way it goes.
  kind text not null,
  begins timestamptz not null,
  sold integer not null check (sold >= 0),
  primary key (region, kind, begins)
);
