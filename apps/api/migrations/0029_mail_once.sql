-- A piece of work has an identity of its own, which outlives restarts and is never given twice: numbers begin again in
-- every new database. Mails are named by it, so that a copy is recognised as one.
alter table outbox add column token uuid not null default gen_random_uuid();

-- What became of each mail of a piece of work that is not done yet: a mail that was taken is not sent again when the rest
-- of the piece is. It goes with the piece.
create table mail_outcome (
  outbox_id bigint not null references outbox on delete cascade,
  message_id text not null,
  outcome text not null check (outcome in ('sent', 'refused')),
  at timestamptz not null default now(),
  primary key (outbox_id, message_id)
);

-- Papers without prices go to the travellers of an agency as soon as they are booked, without being asked for.
alter table agency add column papers_to_travelers boolean not null default false;
