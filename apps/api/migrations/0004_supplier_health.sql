-- How each node found each supplier: one row for as long as the status stays the same, so the rows are its history.

create table supplier_health (
  id bigint generated always as identity primary key,
  supplier text not null,
  node text not null,
  products text[] not null,
  status text not null check (status in ('UP', 'DEGRADED', 'DOWN')),
  -- Median of the recent calls; absent while there was none.
  latency_ms integer,
  message text,
  since timestamptz not null default now(),
  -- The last time the node found it so; nodes that have stopped fall behind.
  checked_at timestamptz not null default now()
);
create index supplier_health_seen on supplier_health (checked_at);
