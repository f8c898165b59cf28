-- What is bought, and the money for it. A purchase is one order; each of its bookings is one reservation of one supplier.

create table purchase (
  id uuid primary key default gen_random_uuid(),
  correlation_id text not null,
  -- Whose it is: an account's, or a guest's while the session lasts. A guest comes back by the code in the mail.
  account_id uuid references account on delete set null,
  session_hash text,
  agency_id uuid references agency on delete set null,
  -- Of the call that began it: the same key begins nothing twice.
  key text not null,
  currency text not null,
  language text not null,
  -- Sealed: who travels, and whom to reach about it.
  travelers text,
  contact text,
  created_at timestamptz not null default now(),
  -- Until travellers are given and something is held.
  expires_at timestamptz not null,
  -- When somebody has to look at it again; absent: nothing is to be done. Whoever works on it moves it ahead first.
  due_at timestamptz,
  -- Looked at again since something moved, and when that was.
  tries integer not null default 0,
  moved_at timestamptz not null default now(),
  -- Counts what became of it: who has read the same count has read the same order.
  version integer not null default 0
);
create unique index purchase_of_account on purchase (account_id, key) where account_id is not null;
create unique index purchase_of_guest on purchase (session_hash, key) where account_id is null;
create index purchase_due on purchase (due_at) where due_at is not null;
create index purchase_guest on purchase (session_hash) where session_hash is not null;

create table payment (
  id uuid primary key default gen_random_uuid(),
  purchase_id uuid not null references purchase on delete cascade,
  method text not null check (method in ('account', 'token')),
  -- 'test', 'stripe' … ; 'account' for an agency's account.
  provider text not null,
  -- Sealed: what stands for the card, or the agency's own reference.
  token text not null,
  status text not null default 'None',
  currency text not null,
  -- Minor units: asked for, taken, given back.
  amount bigint not null check (amount >= 0),
  captured bigint not null default 0 check (captured between 0 and amount),
  refunded bigint not null default 0 check (refunded between 0 and captured),
  -- The provider's own name of it.
  reference text,
  -- What the provider asks of the customer first.
  next_action json,
  -- Why it was declined, in the provider's word.
  reason text,
  attempt integer not null default 0,
  created_at timestamptz not null default now()
);
create index payment_purchase on payment (purchase_id);
create index payment_reference on payment (provider, reference) where reference is not null;

create table booking (
  id uuid primary key default gen_random_uuid(),
  -- What customers are told.
  reference text not null unique,
  purchase_id uuid not null references purchase on delete cascade,
  position integer not null,
  -- Those of one bundle are bought together or not at all.
  bundle integer not null,
  cart_item_id uuid,
  product text not null,
  supplier text not null,
  status text not null default 'Pending',
  -- Where it stood before the pending status.
  came_from text,
  -- The offers as they were taken, to the letter: tokens, queries, prices and how they came about.
  offers json not null,
  -- Beside the offers: first day of a pass, extras, who travels, who sleeps where, answers.
  wanted jsonb not null,
  requires jsonb,
  currency text not null,
  -- Minor units that the customer pays.
  price bigint not null check (price >= 0),
  -- A new price that waits for consent: { old, new, reason }.
  changed json,
  -- Counts holds: each has a key of its own.
  round integer not null default 0,
  -- How often the step in hand was sent.
  attempt integer not null default 0,
  locator text,
  hold_until timestamptz,
  -- As the supplier told it last.
  reservation json,
  -- Why it was refused: { kind, label, details }.
  refusal json,
  payment_id uuid references payment,
  paid bigint not null default 0 check (paid >= 0),
  refunded bigint not null default 0 check (refunded between 0 and paid),
  -- The cancellation in hand, or the last one: { id, refund, fee, expiresAt, … }.
  cancellation json,
  title text not null,
  lead_name text,
  -- YYYY-MM-DDTHH:mm, local to the place.
  travel_start text,
  travel_end text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (purchase_id, position)
);
create index booking_payment on booking (payment_id) where payment_id is not null;
create index booking_held on booking (hold_until) where status = 'OnHold';
create index booking_cart_item on booking (cart_item_id) where cart_item_id is not null;

-- What happened, in the order it happened: the booking's timeline.
create table booking_event (
  id bigint generated always as identity primary key,
  booking_id uuid not null references booking on delete cascade,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  -- Key of the step, sums, the supplier's word; nothing personal.
  data jsonb not null default '{}'
);
create index booking_event_booking on booking_event (booking_id, id);

-- Money given back: written down before the provider is asked.
create table refund (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment,
  booking_id uuid not null references booking,
  -- The cancellation's: nothing is given back twice.
  key text not null unique,
  amount bigint not null check (amount > 0),
  status text not null default 'Refunding' check (status in ('Refunding', 'Refunded', 'RefundFailed')),
  tries integer not null default 0,
  due_at timestamptz,
  created_at timestamptz not null default now()
);
create index refund_due on refund (due_at) where due_at is not null;
create index refund_booking on refund (booking_id);

-- Double entry: every entry sums to zero.
create table ledger_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  -- What it is about; the same thing is entered once.
  key text not null,
  booking_id uuid,
  payment_id uuid,
  currency text not null,
  unique (kind, key)
);
create table ledger_line (
  entry_id bigint not null references ledger_entry on delete cascade,
  -- 'customer:…', 'agency:…', 'supplier:…', 'markup', 'provider:…'.
  account text not null,
  amount bigint not null
);
create index ledger_line_entry on ledger_line (entry_id);
create index ledger_line_account on ledger_line (account);

create function ledger_balances() returns trigger language plpgsql as $$
begin
  -- A line that is moved concerns two entries; one that is taken away, the entry it leaves.
  if exists (
    select from ledger_line where entry_id in (old.entry_id, new.entry_id) group by entry_id having sum(amount) <> 0
  ) then
    raise exception 'ledger entry % does not balance', coalesce(new.entry_id, old.entry_id) using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_line_balances after insert or update or delete on ledger_line
  deferrable initially deferred for each row execute function ledger_balances();

-- What an agency may owe, in each currency it buys in. `used`: reserved or owed.
create table credit (
  agency_id uuid not null references agency on delete cascade,
  currency text not null,
  credit_limit bigint not null check (credit_limit >= 0),
  used bigint not null default 0 check (used >= 0),
  primary key (agency_id, currency)
);

-- What agencies' accounts were asked for, refusals too: the key of a request is answered the same for good. No
-- reference to the agency: the books outlive it.
create table credit_hold (
  id text primary key,
  key text not null unique,
  agency_id uuid not null,
  currency text not null,
  amount bigint not null check (amount >= 0),
  status text not null check (status in ('authorized', 'declined', 'voided', 'captured')),
  -- Why it was declined.
  reason text,
  capture_key text,
  captured bigint not null default 0 check (captured between 0 and amount),
  refunded bigint not null default 0 check (refunded between 0 and captured),
  at timestamptz not null default now()
);
create table credit_refund (
  key text primary key,
  hold_id text not null references credit_hold,
  amount bigint not null check (amount > 0)
);

-- What providers have told us, by their own names for it: the same news again is without effect.
create table payment_news (
  provider text not null,
  id text not null,
  reference text not null,
  -- When somebody began to work on it; whoever takes longer than a while has died over it.
  taken_at timestamptz not null default now(),
  handled_at timestamptz,
  primary key (provider, id)
);

-- Opens one booking to who has the code from the mail.
create table guest_code (
  hash text primary key,
  booking_id uuid not null references booking on delete cascade,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index guest_code_booking on guest_code (booking_id);

create table notice (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  kind text not null,
  booking_id uuid references booking on delete cascade,
  at timestamptz not null default now(),
  read_at timestamptz,
  unique (account_id, kind, booking_id)
);

-- What a machine could not settle and a person must.
create table work_item (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  booking_id uuid not null references booking on delete cascade,
  agency_id uuid,
  at timestamptz not null default now(),
  note text,
  settled_at timestamptz,
  unique (kind, booking_id)
);

-- The built-in test provider's own books, as a real one would have them outside.
create table test_charge (
  id text primary key,
  key text not null unique,
  -- One of the test tokens; whatever else was sent is not kept.
  token text not null,
  currency text not null,
  amount bigint not null check (amount >= 0),
  status text not null check (status in ('authorized', 'declined', 'challenge', 'voided', 'captured')),
  capture_key text,
  captured bigint not null default 0 check (captured between 0 and amount),
  refunded bigint not null default 0 check (refunded between 0 and captured),
  at timestamptz not null default now()
);
create table test_refund (
  key text primary key,
  charge_id text not null references test_charge,
  amount bigint not null check (amount > 0)
);

-- Which bookings a session has opened by their codes: for as long as the code is good, and no longer.
create table guest_opening (
  session_hash text not null references session on delete cascade,
  booking_id uuid not null references booking on delete cascade,
  code_hash text not null references guest_code on delete cascade,
  primary key (session_hash, booking_id)
);

-- The end of the hold that the customer was reminded of: one that was extended is another.
alter table booking add column reminded_until timestamptz;

create index purchase_agency on purchase (agency_id) where agency_id is not null;
create index notice_newest on notice (account_id, at desc);
create index work_item_open on work_item (agency_id) where settled_at is null;
