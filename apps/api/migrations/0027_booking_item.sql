-- What was bought with a booking as one item of an order is asked for each row of a list.
create index booking_item on booking (purchase_id, bundle);
