-- The chain is keyed from now on: entries of version 2 are hashed with a key that the database does not hold. The older
-- ones stay as they are, and are closed by an entry of version 2 that names their head and length. No default: a node of
-- before that is still running must not add entries without a key; what it leaves is chained by the others.
alter table audit add column version smallint not null default 1 check (version in (1, 2));
alter table audit alter column version drop default;
alter table audit add column key_id text;
alter table audit add constraint audit_keyed check ((version = 1) = (key_id is null));
-- What concerns no booking: security events, and the heads of the other chains.
alter table audit alter column booking_id drop not null;
