-- Of reservations whose travellers are still written down, those that are over are looked for: not among all there ever were.
create index house_reservation_travelers on house_reservation (locator) where travelers <> '';
-- What names a row that can be deleted is looked for when it is.
create index guest_opening_code on guest_opening (code_hash);
create index account_role_role on account_role (role_id);
create index mailed_link_account on mailed_link (account_id) where account_id is not null;
create index sign_on_account on sign_on (account_id);
-- An invoice asks for the entries of its payment, a credit note for those of its booking.
create index ledger_entry_payment on ledger_entry (payment_id) where payment_id is not null;
create index ledger_entry_booking on ledger_entry (booking_id) where booking_id is not null;
