import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import type { News } from './provider.ts'

/** new: yours to work on. seen: done with. busy: somebody is at it, and may fail. */
export type Turn = 'new' | 'seen' | 'busy'

/** Whoever works on it longer than this has died over it: it is anybody's again. */
const lease = sql`interval '30 seconds'`

export async function takeNews(db: Db, provider: string, { id, reference }: News): Promise<Turn> {
  const taken = await db.one(sql`
    insert into payment_news (provider, id, reference) values (${provider}, ${id}, ${reference})
    on conflict (provider, id) do update set taken_at = now()
    where payment_news.handled_at is null and payment_news.taken_at < now() - ${lease}
    returning 1 as one`)
  if (taken) return 'new'
  const handled = await db.one(sql`
    select 1 as one from payment_news where provider = ${provider} and id = ${id} and handled_at is not null`)
  return handled ? 'seen' : 'busy'
}

export const settleNews = (db: Db, provider: string, { id }: News): Promise<unknown> =>
  db.query(sql`update payment_news set handled_at = now() where provider = ${provider} and id = ${id}`)

/** It could not be worked on: when it is sent again, it is new. */
export const putNewsBack = (db: Db, provider: string, { id }: News): Promise<unknown> =>
  db.query(sql`delete from payment_news where provider = ${provider} and id = ${id} and handled_at is null`)
