import { languages } from '@portolan/domain/language'
import type { Db } from '../platform/db.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { banners, promotions, textOf } from './catalogue/content.ts'

/** The demo never runs out of offers: each start moves the days of what we wrote, unless somebody has set others. */
const [daysBefore, daysAhead] = [7, 180]
const length = daysBefore + daysAhead

const today = (timeZone: string): Sql => sql`(now() at time zone ${timeZone}::text)::date`

async function seedPromotions(db: Db, day: Sql): Promise<void> {
  for (const [index, { id, picture, linkUrl }] of promotions.entries()) {
    await db.query(sql`
      insert into promotion (id, picture, link_url, start_date, end_date, sort)
      values (${id}, ${picture}, ${linkUrl}, ${day} - ${daysBefore}::int, ${day} + ${daysAhead}::int, ${index + 1})
      on conflict (id) do update set start_date = excluded.start_date, end_date = excluded.end_date
      where promotion.end_date = promotion.start_date + ${length}::int`)
    for (const language of languages) {
      const { title, summary, body } = textOf(language).promotions[id]
      await db.query(sql`
        insert into promotion_text (promotion_id, language, title, summary, body)
        values (${id}, ${language}, ${title}, ${summary}, ${body.join('\n')})
        on conflict do nothing`)
    }
  }
}

async function seedBanners(db: Db, day: Sql): Promise<void> {
  for (const [index, { id, picture, mobilePicture, linkUrl }] of banners.entries()) {
    await db.query(sql`
      insert into rail_home_banner (id, picture, mobile_picture, link_url, start_date, end_date, sort)
      values (${id}, ${picture}, ${mobilePicture}, ${linkUrl}, ${day} - ${daysBefore}::int,
        ${day} + ${daysAhead}::int, ${index + 1})
      on conflict (id) do update set start_date = excluded.start_date, end_date = excluded.end_date
      where rail_home_banner.end_date = rail_home_banner.start_date + ${length}::int`)
    for (const language of languages) {
      const { title, subTitle } = textOf(language).banners[id]
      await db.query(sql`
        insert into rail_home_banner_text (banner_id, language, title, sub_title)
        values (${id}, ${language}, ${title}, ${subTitle})
        on conflict do nothing`)
    }
  }
}

/** For the demo: a shop with something in its window. What somebody has changed since is left as it is. */
export async function seedContent(db: Db, timeZone: string): Promise<void> {
  const day = today(timeZone)
  await db.transaction(async (tx) => {
    await seedPromotions(tx, day)
    await seedBanners(tx, day)
  })
}
