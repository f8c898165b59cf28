-- What lists of bookings are read from: one narrow row for each thing that was bought as one, under the id of its first
-- part, with who may list it, what it was sold as and where it stands. A list that finds these out by itself looks at
-- every booking there is. What is only pending has no row, nor has a guest's: guests have no list.
create table listed_booking (
  booking_id uuid primary key references booking on delete cascade,
  reference text not null,
  -- Whose it is: of who has claimed it alone, else of its buyer and of the agency that it was bought for.
  account_id uuid,
  agency_id uuid,
  -- To the millisecond, as the world is told.
  created_at timestamptz(3) not null,
  travel_start text,
  -- 'package', or the product.
  sold_as text not null,
  -- Of a package, where the part does which decides.
  standing text not null,
  -- By which it is found, of all its parts, in small letters.
  words text not null
) with (fillfactor = 85);
-- Neither where it stands nor its words are in an index: they change often, and a change costs no index anything.
create index listed_booking_agency on listed_booking (agency_id, created_at desc, reference) include (booking_id, sold_as)
  where agency_id is not null;
create index listed_booking_agency_travel on listed_booking (agency_id, travel_start, reference) include (booking_id, sold_as)
  where agency_id is not null;
create index listed_booking_account on listed_booking (account_id, created_at desc, reference) include (booking_id, sold_as)
  where account_id is not null;
-- What somebody has bought for no agency.
create index listed_booking_own on listed_booking (account_id, created_at desc, reference) include (booking_id, sold_as)
  where agency_id is null;

-- How many rows an agency has of each kind: the sum of the changes. Every change is a row of its own, so that nobody who
-- buys waits for somebody else of the agency; whoever counts many of them puts one in their place.
create table listed_booking_change (
  agency_id uuid not null,
  sold_as text not null,
  change bigint not null
);
create index listed_booking_change_agency on listed_booking_change (agency_id);

create function count_listed_booking() returns trigger language plpgsql as $$
begin
  if old.agency_id is not null then
    insert into listed_booking_change values (old.agency_id, old.sold_as, -1);
  end if;
  if new.agency_id is not null then
    insert into listed_booking_change values (new.agency_id, new.sold_as, 1);
  end if;
  return null;
end $$;
create trigger listed_booking_counted after insert or delete on listed_booking
  for each row execute function count_listed_booking();
create trigger listed_booking_counted_again after update on listed_booking for each row
  when (old.agency_id is distinct from new.agency_id or old.sold_as <> new.sold_as)
  execute function count_listed_booking();

-- Those of one order, made anew from what it is now. A connection keeps the plans of a function: made while the tables
-- are small, they would go on reading them as a whole when they have grown.
create function list_bookings(of_order uuid) returns void language plpgsql set enable_seqscan = off as $$
declare
  buyer uuid;
  sold_for uuid;
  listed uuid[];
begin
  -- Two parts of a package that move at once would each see the other where it was.
  select account_id, agency_id into buyer, sold_for from purchase where id = of_order for no key update;
  with part as (
    select id, reference, bundle, position, product, status, claimed_by, created_at, travel_start,
      lower(concat_ws(chr(10), reference, locator, lead_name, title)) as words,
      min(product) over item <> max(product) over item as is_of_package
    from booking where purchase_id = of_order window item as (partition by bundle)
  ), item as (
    select (array_agg(id order by position))[1] as booking_id, (array_agg(reference order by position))[1] as reference,
      (array_agg(claimed_by order by position))[1] as claimed_by,
      (array_agg(created_at order by position))[1]::timestamptz(3) as created_at,
      (array_agg(travel_start order by position))[1] as travel_start,
      case when bool_or(is_of_package) then 'package' else min(product) end as sold_as,
      -- The first of `decidingStatuses`.
      (array_agg(status order by array_position(array['PendingCancellation', 'PendingExchange', 'PendingPurchase',
        'PendingHold', 'RequestDenied', 'Unsuccessful', 'Pending', 'Requested', 'OnHold', 'Committed', 'Ticketed',
        'Cancelled', 'Ignored'], status)))[1] as standing,
      string_agg(words, chr(10) order by position) as words
    from part group by bundle, case when not is_of_package then id end
  ), owned as (
    select * from item where standing <> 'Pending' and coalesce(claimed_by, buyer, sold_for) is not null
  ), put as (
    insert into listed_booking as known
    select booking_id, reference, coalesce(claimed_by, buyer), case when claimed_by is null then sold_for end, created_at,
      travel_start, sold_as, standing, words from owned
    on conflict (booking_id) do update set reference = excluded.reference, account_id = excluded.account_id,
      agency_id = excluded.agency_id, created_at = excluded.created_at, travel_start = excluded.travel_start,
      sold_as = excluded.sold_as, standing = excluded.standing, words = excluded.words
    where (known.*) is distinct from (excluded.*)
  )
  select coalesce(array_agg(booking_id), '{}') into listed from owned;
  delete from listed_booking
  where booking_id = any(array(select id from booking where purchase_id = of_order)) and booking_id <> all(listed);
end $$;

create function list_changed_booking() returns trigger language plpgsql as $$
begin
  perform list_bookings(new.purchase_id);
  return null;
end $$;
create trigger booking_put after insert on booking for each row execute function list_changed_booking();
create trigger booking_changed after update on booking for each row
  when (old.status <> new.status or old.bundle <> new.bundle or old.position <> new.position or old.product <> new.product
    or old.reference <> new.reference or old.title <> new.title or old.created_at <> new.created_at
    or old.locator is distinct from new.locator or old.lead_name is distinct from new.lead_name
    or old.travel_start is distinct from new.travel_start or old.claimed_by is distinct from new.claimed_by)
  execute function list_changed_booking();

create function list_changed_purchase() returns trigger language plpgsql as $$
begin
  perform list_bookings(new.id);
  return null;
end $$;
create trigger purchase_owner_changed after update on purchase for each row
  when (old.account_id is distinct from new.account_id or old.agency_id is distinct from new.agency_id)
  execute function list_changed_purchase();

-- What was bought until now. The triggers are there before: what is bought meanwhile waits for the end of this.
do $$ begin perform list_bookings(id) from purchase; end $$;
