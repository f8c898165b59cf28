-- What the house has sold of its hotels.

-- The rooms of one kind in a house for a night. There is a row only once somebody held one of them: until then it is as
-- many as the house gives to us, which is counted and not kept.
create table hotel_night (
  -- ttiCode.
  property text not null,
  -- On which it begins, by the clock of the house.
  night date not null,
  -- Code of the kind of room.
  room text not null,
  sold integer not null check (sold >= 0),
  primary key (property, night, room)
);
