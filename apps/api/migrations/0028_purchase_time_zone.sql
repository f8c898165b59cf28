-- The zone of the clock that the buyer's browser went by when the order was begun, as IANA names it: mails and papers
-- write instants by it. Null: it sent none, or one that does not exist; then the shop's own is meant.
alter table purchase add column time_zone text;
