-- To whom the invoice of a payment is written, as it was typed with it; sealed, as it was, with the purchase's id. Null: the
-- contact, or the agency. What an order had stands for each of its payments.
alter table payment add column invoice_to text;
update payment set invoice_to = purchase.invoice_to from purchase
  where purchase.id = payment.purchase_id and purchase.invoice_to is not null;
alter table purchase drop column invoice_to;
