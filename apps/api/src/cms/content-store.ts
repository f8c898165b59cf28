import { languages } from '@portolan/domain/language'
import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { banners, promotions, textOf } from './catalogue/content.ts'

/** The demo never runs out of offers: each start puts the last day of what we wrote this far ahead. */
const daysAhead = 180

async function seedPromotions(db: Db): Promise<void> {
  for (const [index, { id, picture, linkUrl }] of promotions.entries()) {
    await db.query(sql`
      insert into promotion (id, picture, link_url, start_date, end_date, sort)
      values (${id}, ${picture}, ${linkUrl}, current_date - 7, current_date + ${daysAhead}::int, ${index + 1})
      on conflict (id) do update set end_date = greatest(promotion.end_date, excluded.end_date)`)
    for (const language of languages) {
      const { title, summary, body } = textOf(language).promotions[id]
      await db.query(sql`
        insert into promotion_text (promotion_id, language, title, summary, body)
        values (${id}, ${language}, ${title}, ${summary}, ${body.join('\n')})
        on conflict do nothing`)
    }
  }
}

async function seedBanners(db: Db): Promise<void> {
  for (const [index, { id, picture, mobilePicture, linkUrl }] of banners.entries()) {
    await db.query(sql`
      insert into rail_home_banner (id, picture, mobile_picture, link_url, start_date, end_date, sort)
      values (${id}, ${picture}, ${mobilePicture}, ${linkUrl}, current_date - 7, current_date + ${daysAhead}::int,
        ${index + 1})
      on conflict (id) do update set end_date = greatest(rail_home_banner.end_date, excluded.end_date)`)
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
export async function seedContent(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await seedPromotions(tx)
    await seedBanners(tx)
  })
}
