-- Numbers of passports are kept no longer than the journey needs them: when they were taken out of a purchase.
alter table purchase add column documents_purged_at timestamptz;
create index purchase_with_documents on purchase (created_at)
  where documents_purged_at is null and travelers is not null;
