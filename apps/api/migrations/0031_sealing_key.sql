-- With which secrets personal data was ever sealed, by the ids that stand before each sealed text. A start that lacks one
-- of them is refused while anything is sealed with it.
create table sealing_key (
  id text primary key check (id ~ '^[0-9a-f]{8}$'),
  first_used_at timestamptz not null default now()
);
