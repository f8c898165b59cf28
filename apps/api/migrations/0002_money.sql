-- What one currency is worth in another, day by day, and what is added to a supplier's price.

create table exchange_rate (
  base text not null check (base ~ '^[A-Z]{3}$'),
  quote text not null check (quote ~ '^[A-Z]{3}$'),
  -- So many of `quote` for one of `base`. The bounds also keep out NaN and infinity.
  rate numeric not null check (rate between 0.000000001 and 1000000000 and scale(rate) <= 18),
  -- Valid from this day (UTC) until the next one on record.
  day date not null,
  primary key (base, quote, day),
  check (base <> quote)
);

-- Null means all of them; the most specific rule that fits is the one that counts.
create table markup_rule (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid references agency on delete cascade,
  product text check (product in ('air', 'hotel', 'activity', 'car', 'rail', 'railPass', 'cruise', 'transfer', 'insurance', 'visa')),
  supplier text check (supplier <> ''),
  -- Hundredths of a percent of the supplier's total.
  basis_points integer not null check (basis_points between 0 and 10000),
  created_at timestamptz not null default now()
);
-- One rule for one case, or which of them counts would be chance.
create unique index markup_rule_scope on markup_rule
  (coalesce(agency_id, '00000000-0000-0000-0000-000000000000'), coalesce(product, ''), coalesce(supplier, ''));
