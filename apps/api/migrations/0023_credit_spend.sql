-- To buy on the agency's account is a right of its own now. Whoever could book until today could also spend, and still
-- can: the seeded roles follow the program, own roles and personal grants follow here.
update role set permissions = permissions || array['credit:spend']
where agency_id is not null and not 'credit:spend' = any (permissions)
  and exists (select from unnest(permissions) as held where held like '%:book');

insert into account_permission (account_id, permission, effect)
select distinct account_id, 'credit:spend', 'grant' from account_permission
where effect = 'grant' and permission like '%:book'
on conflict (account_id, permission) do nothing;
