import { defaultLanguage, type Language } from '@portolan/domain/language'
import type { Db } from '../platform/db.ts'
import { type Sql, sql } from '../platform/sql.ts'

export interface StoredPromotion {
  id: string
  picture: string
  linkUrl: string | null
  startDate: string
  endDate: string
  sort: number
  supplier: string | null
  fareCode: string | null
  language: Language
  title: string
  summary: string | null
  body: string | null
}

export interface StoredBanner {
  id: string
  picture: string
  mobilePicture: string | null
  linkUrl: string | null
  sort: number
  language: Language
  title: string
  subTitle: string | null
}

/** In which language, and in whose zone today is today. */
export interface Reader {
  language: Language
  timeZone: string
}

const isShown = (timeZone: string): Sql =>
  sql`(now() at time zone ${timeZone}::text)::date between shown.start_date and shown.end_date`

/** The reader's language where there is one, else English. */
const chosen = (language: Language): Sql =>
  sql`said.language in (${language}, ${defaultLanguage}) order by said.language = ${language} desc limit 1`

/** No page shows more. */
const most = 50

const promotions = ({ language, timeZone }: Reader, which: Sql): Sql => sql`
  select shown.id, shown.picture, shown.link_url as "linkUrl", shown.start_date as "startDate",
    shown.end_date as "endDate", shown.sort, shown.supplier, shown.fare_code as "fareCode",
    text.language, text.title, text.summary, text.body
  from promotion shown
  join lateral (select * from promotion_text said where said.promotion_id = shown.id and ${chosen(language)}) text on true
  where ${isShown(timeZone)} and ${which}
  order by shown.sort, shown.id limit ${most}`

export const listPromotions = (db: Db, reader: Reader): Promise<StoredPromotion[]> =>
  db.query(promotions(reader, sql`true`))

export const findPromotion = (db: Db, reader: Reader, id: string): Promise<StoredPromotion | undefined> =>
  db.one(promotions(reader, sql`shown.id = ${id}`))

const banners = ({ language, timeZone }: Reader, which: Sql): Sql => sql`
  select shown.id, shown.picture, shown.mobile_picture as "mobilePicture", shown.link_url as "linkUrl", shown.sort,
    text.language, text.title, text.sub_title as "subTitle"
  from rail_home_banner shown
  join lateral (select * from rail_home_banner_text said where said.banner_id = shown.id and ${chosen(language)}) text
    on true
  where ${isShown(timeZone)} and ${which}
  order by shown.sort, shown.id limit ${most}`

export const listBanners = (db: Db, reader: Reader): Promise<StoredBanner[]> => db.query(banners(reader, sql`true`))

export const findBanner = (db: Db, reader: Reader, id: string): Promise<StoredBanner | undefined> =>
  db.one(banners(reader, sql`shown.id = ${id}`))
