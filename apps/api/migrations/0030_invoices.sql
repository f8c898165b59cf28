-- To whom an order's invoices are written, as it was typed; sealed. Null: the contact, or the agency.
alter table purchase add column invoice_to text;

-- How far each seller has counted in each year. Its row is locked while a number is given: none is left out.
create table invoice_series (
  seller text not null,
  year integer not null,
  last integer not null default 0,
  primary key (seller, year)
);

-- Invoices and credit notes as they were issued. No reference to the order: the books outlive it.
create table invoice (
  id uuid primary key,
  seller text not null,
  -- By the seller's own calendar.
  year integer not null,
  number integer not null,
  kind text not null check (kind in ('invoice', 'creditNote')),
  -- What it is for, which is written down once: a payment, a refund, another buyer.
  source text not null unique,
  purchase_id uuid not null,
  payment_id uuid not null,
  -- The invoice that a credit note takes back, in whole or in part.
  invoice_id uuid references invoice,
  currency text not null,
  total bigint not null check (total > 0),
  language text not null,
  -- Seller, buyer, lines and all that is printed: sealed.
  content text not null,
  issued_at timestamptz not null,
  unique (seller, year, number),
  check ((kind = 'creditNote') = (invoice_id is not null))
);
create index invoice_purchase on invoice (purchase_id);
create index invoice_payment on invoice (payment_id);

-- What of it is for which booking, and which entry of the ledger has it: statements are made of these.
create table invoice_line (
  invoice_id uuid not null references invoice,
  booking_id uuid not null,
  ledger_entry_id bigint references ledger_entry,
  amount bigint not null check (amount > 0)
);
create index invoice_line_invoice on invoice_line (invoice_id);
create index invoice_line_booking on invoice_line (booking_id);

create function invoice_is_issued() returns trigger language plpgsql as $$
begin
  raise exception 'an issued invoice never changes' using errcode = '23514';
end $$;
create trigger invoice_never_changes before update or delete on invoice
  for each row execute function invoice_is_issued();
create trigger invoice_line_never_changes before update or delete on invoice_line
  for each row execute function invoice_is_issued();
