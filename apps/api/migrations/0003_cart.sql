-- What is chosen and not yet bought. A guest's cart goes with the session, an account's stays with the account.

create table cart (
  id uuid primary key default gen_random_uuid(),
  session_hash text unique references session (token_hash) on delete cascade,
  account_id uuid unique references account on delete cascade,
  -- What new items are priced in while the cart has live ones; absent before the first item.
  currency text,
  -- Begins anywhere, so that a version seen in one cart never fits another one of the same browser.
  version integer not null default 1 + (random() * 1000000000)::integer,
  -- The last removal that named no version: the same one again within seconds is a repetition.
  last_removed text,
  last_removed_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(session_hash, account_id) = 1)
);

create table cart_item (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references cart on delete cascade,
  position bigint not null generated always as identity,
  -- Expired is not written: expires_at says it, by the database's clock.
  status text not null default 'Live' check (status in ('Live', 'InCheckout', 'Ordered')),
  -- Hash of the handles: the same ones are in a cart once.
  handles text not null,
  goods jsonb not null,
  -- The offers behind the handles as they were when the price was last taken. Kept to the letter (json, not jsonb): the
  -- query in them is sent to the supplier again, and an adapter may go by the order of its names.
  offers json not null,
  expires_at timestamptz not null,
  -- The offers at a new price, shown to the customer and waiting for consent.
  proposal json,
  proposal_until timestamptz,
  added_at timestamptz not null default now()
);
create index cart_item_cart on cart_item (cart_id);
-- What was ordered may be wanted once more.
create unique index cart_item_once on cart_item (cart_id, handles) where status <> 'Ordered';
