-- Readiness writes here: a database that only reads, as on a full disk, is not ready. The rows mean nothing.
create table write_probe (written_at timestamptz not null default now());
