-- One step of an order is in hand at a time. It is written down with the order itself: no second row is touched for it.

-- By the key of the step: whoever finds it there asks first what became of it.
alter table purchase add column sent text;
alter table booking drop column attempt;
alter table payment drop column attempt;

-- A write and the pass it is about are entered together, in either order.
alter table rail_pass_write alter constraint rail_pass_write_locator_fkey deferrable initially deferred;

-- What a statement took for granted and found otherwise ends its transaction: nobody has to wait for its answer first.
create function must_hold(is_so boolean) returns void language plpgsql as $$
begin
  if is_so is not true then
    raise exception 'it has moved meanwhile' using errcode = 'MOVED';
  end if;
end $$;
