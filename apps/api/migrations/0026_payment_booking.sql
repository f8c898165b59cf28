-- Which exchanges of a booking were paid is asked for each row of a list: without this, each row reads all payments.
create index payment_booking on payment (booking_id) where booking_id is not null;
