-- What the shop says about itself: promotions and the banners of the rail page. What is shown stands once; what is
-- said stands once for each language, and English serves where a language is missing.

create table promotion (
  id text primary key,
  -- A key of the picture service, or the address of a picture on an allowed host.
  picture text not null,
  link_url text,
  -- First and last day shown, in the shop's zone.
  start_date date not null,
  end_date date not null,
  sort integer not null default 0,
  supplier text,
  fare_code text,
  check (start_date <= end_date)
);
create index promotion_shown on promotion (sort, id);

create table promotion_text (
  promotion_id text not null references promotion on delete cascade,
  language text not null check (language in ('en', 'zh', 'zhHK', 'es', 'fr', 'ar')),
  title text not null,
  summary text,
  -- HTML as it was written; made safe each time it is sent.
  body text,
  primary key (promotion_id, language)
);

create table rail_home_banner (
  id text primary key,
  picture text not null,
  mobile_picture text,
  link_url text,
  start_date date not null,
  end_date date not null,
  sort integer not null default 0,
  check (start_date <= end_date)
);
create index rail_home_banner_shown on rail_home_banner (sort, id);

create table rail_home_banner_text (
  banner_id text not null references rail_home_banner on delete cascade,
  language text not null check (language in ('en', 'zh', 'zhHK', 'es', 'fr', 'ar')),
  title text not null,
  sub_title text,
  primary key (banner_id, language)
);
