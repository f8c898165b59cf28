-- Security events wait here until they are chained: an insert that shares no row with any other, so that nobody who logs in
-- waits for the chain. What is personal stays here, sealed, beside the chain, which holds a keyed hash of it only: the row
-- can go and the chain stays whole.
create table security_event (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity,
  at timestamptz not null default now(),
  kind text not null,
  -- Whom it concerns, who did it, and of which agency. No references: what happened outlives them.
  account_id uuid,
  by_id uuid,
  agency_id uuid,
  -- Nothing personal.
  data jsonb not null default '{}',
  personal_sealed text,
  personal_hash text,
  is_chained boolean not null default false
);
create index security_event_unchained on security_event (number) where not is_chained;
create index security_event_age on security_event (at) where is_chained;

-- No screen changes these: they are changed by hand, in the database, and that is just what has to be seen.
create function record_credit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.credit_limit = new.credit_limit then return null; end if;
  insert into security_event (kind, agency_id, data) values ('creditChanged', coalesce(new.agency_id, old.agency_id),
    jsonb_build_object('currency', coalesce(new.currency, old.currency), 'from', old.credit_limit::text,
      'to', new.credit_limit::text, 'role', current_user::text));
  return null;
end $$;
create trigger credit_changed after insert or delete or update of credit_limit on credit
  for each row execute function record_credit_change();

create function record_price_rule_change() returns trigger language plpgsql as $$
begin
  insert into security_event (kind, agency_id, data) values ('priceRuleChanged', coalesce(new.agency_id, old.agency_id),
    jsonb_build_object('rule', coalesce(new.id, old.id), 'change', lower(tg_op), 'role', current_user::text,
      'from', case when old.id is not null then
        jsonb_build_object('product', old.product, 'supplier', old.supplier, 'basisPoints', old.basis_points) end,
      'to', case when new.id is not null then
        jsonb_build_object('product', new.product, 'supplier', new.supplier, 'basisPoints', new.basis_points) end));
  return null;
end $$;
create trigger price_rule_changed after insert or delete or update on markup_rule
  for each row execute function record_price_rule_change();
