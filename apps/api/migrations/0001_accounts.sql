-- Who uses the storefront: agencies, accounts, roles, sessions, mailed links, and the outbox of things still to be done.

create table agency (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_at timestamptz not null default now()
);

create table account (
  id uuid primary key default gen_random_uuid(),
  username text not null,
  email text not null,
  -- Argon2id; absent while invited, and for those who only sign on through the provider.
  password_hash text,
  agency_id uuid references agency,
  title text,
  first_name text not null,
  middle_name text,
  last_name text not null,
  phone_country text,
  phone_number text,
  birth_date date,
  residence_country text,
  department text,
  -- Travel documents as one sealed text (AES-256-GCM); never in clear in the database.
  documents_sealed text,
  preferences jsonb not null default '{}',
  standing text not null check (standing in ('invited', 'active', 'disabled')),
  must_change_password boolean not null default false,
  created_at timestamptz not null default now(),
  password_changed_at timestamptz,
  last_login_at timestamptz
);
create unique index account_username on account (lower(username));
create unique index account_email on account (lower(email));
create index account_agency on account (agency_id);

-- The same person at an OpenID provider.
create table sign_on (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  primary key (issuer, subject)
);

-- A role without agency is seeded and the same for all.
create table role (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid references agency,
  name text not null,
  description text,
  permissions text[] not null default '{}',
  created_at timestamptz not null default now()
);
create unique index role_name on role (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'), lower(name));

create table account_role (
  account_id uuid not null references account on delete cascade,
  role_id uuid not null references role,
  since timestamptz not null default now(),
  primary key (account_id, role_id)
);

-- Personal changes on top of what the roles give.
create table account_permission (
  account_id uuid not null references account on delete cascade,
  permission text not null,
  effect text not null check (effect in ('grant', 'revoke')),
  primary key (account_id, permission)
);

-- The cookie holds the token, the table only its hash: a copy of the database opens no session.
create table session (
  token_hash text primary key,
  account_id uuid references account on delete cascade,
  preferences jsonb not null default '{}',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

create table mailed_link (
  token_hash text primary key,
  purpose text not null check (purpose in ('registration', 'passwordReset', 'invitation', 'newEmail')),
  account_id uuid references account on delete cascade,
  -- A registration waits here until it is confirmed; a new address until it is.
  payload jsonb not null default '{}',
  expires_at timestamptz not null
);
create index mailed_link_expiry on mailed_link (expires_at);

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index outbox_due on outbox (next_at);
