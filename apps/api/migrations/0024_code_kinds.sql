-- A mailed code has a kind. One that looks was sent on to somebody: it shows its booking, and no money. One that manages
-- was sent to the buyer's own address, and is needed to change or to claim the booking.
alter table guest_code add column kind text not null default 'manage' check (kind in ('look', 'manage'));

-- Which of the codes until today were sent on cannot be seen: where mails went is not stored, they leave the outbox once
-- they are sent, and a code does not say which mail it came with. All that is left is the event of a booking that was
-- sent once more, which names no address. Any code of such a booking may be one that went to somebody else, so all of
-- them only look; the next mail to its buyer brings one that manages. Bookings that were never sent again have codes
-- that went to their buyers alone: these manage.
update guest_code set kind = 'look'
where exists (
  select from booking_event where booking_event.booking_id = guest_code.booking_id and booking_event.kind = 'resent');

-- Whoever does not say which kind it is, as a node of before that still runs, gives one that only looks.
alter table guest_code alter column kind set default 'look';

-- A session keeps each code that it has used: what it may do with a booking is what the best of them allows, for as long
-- as that one is good.
alter table guest_opening drop constraint guest_opening_pkey, add primary key (session_hash, booking_id, code_hash);

-- A code reaches no further than what it opens: who claims a booking has it alone, and the order stays with its buyer for
-- the rest. Absent: it is whose the order is.
alter table booking add column claimed_by uuid references account on delete set null;
create index booking_claimed on booking (claimed_by) where claimed_by is not null;

-- Sealed, with the order's id: whom to reach about this booking. Absent: whom to reach about the order.
alter table booking add column contact text;
