-- The agency's own number of the file that an order belongs to, as it was given: with the rooms, or with the payment on
-- its account. Orders of before have none: it was asked for and thrown away.
alter table purchase add column file_number text;
