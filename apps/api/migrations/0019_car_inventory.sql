-- What the house has sold of its rental cars.

-- The cars of one kind that a company has at an office on a day. There is a row only once somebody held one of them: until
-- then it is as many as the company gives to us, which is counted and not kept. A rental takes every day that it touches.
create table car_day (
  -- Of the office where the car is fetched.
  office text not null,
  company text not null,
  -- Of the fleet.
  car text not null,
  -- By the clock of the office.
  day date not null,
  sold integer not null check (sold >= 0),
  primary key (office, company, car, day)
);
