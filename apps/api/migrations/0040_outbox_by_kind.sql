-- Each kind of work is looked for by itself, so that none is found behind a thousand pieces of another.
create index outbox_due_by_kind on outbox (kind, next_at, id);
drop index outbox_due;
