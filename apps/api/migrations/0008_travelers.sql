-- Who travels: what was typed for a purchase that is not made yet, and the people an account books for again and again.
-- Both are sealed as a whole (AES-256-GCM): names, birth dates and passports never stand in clear in the database.

-- A guest's draft goes with the session, an account's stays with the account.
create table traveler_draft (
  id uuid primary key,
  session_hash text references session (token_hash) on delete cascade,
  account_id uuid references account on delete cascade,
  -- Of the purchase it was typed for.
  correlation_id text not null,
  sealed text not null,
  saved_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (num_nonnulls(session_hash, account_id) = 1),
  unique (session_hash, correlation_id),
  unique (account_id, correlation_id)
);
create index traveler_draft_expiry on traveler_draft (expires_at);

create table saved_traveler (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  position bigint not null generated always as identity,
  sealed text not null
);
create index saved_traveler_account on saved_traveler (account_id, position);
