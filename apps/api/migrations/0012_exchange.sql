-- Other trains in place of those that were bought.

-- What an exchange would cost, as it was told: good for one booking, once.
create table exchange_quote (
  id uuid primary key,
  booking_id uuid not null references booking on delete cascade,
  -- The new offers to the letter, their price, the difference and the fee.
  terms json not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index exchange_quote_booking on exchange_quote (booking_id);

-- The exchange in hand, or the last one: the quote's terms, its round, its payment and how it ended.
alter table booking add column exchange json;

-- Of what is paid for one booking's exchange; absent: it is the order's.
alter table payment add column booking_id uuid references booking on delete cascade;
