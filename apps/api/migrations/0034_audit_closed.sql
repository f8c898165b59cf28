-- Entries without a key are from before 0032. The start that runs this closes what there is of them in the same
-- transaction; none is taken for old from then on, and none can be added: the rows that are there are not looked at.
alter table audit add constraint audit_keyed_from_now_on check (version = 2) not valid;
