import type { Preferences } from '@portolan/contract/account'
import { type Db, isUniqueViolation } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import type { Identity } from './claims.ts'

export interface SignedOn {
  id: string
  standing: 'invited' | 'active' | 'disabled'
  preferences: Preferences
}

const columns = sql`account.id, account.standing, account.preferences`

export const findSignedOn = (db: Db, { issuer, subject }: Identity): Promise<SignedOn | undefined> =>
  db.one<SignedOn>(sql`
    select ${columns} from sign_on join account on account.id = sign_on.account_id
    where issuer = ${issuer} and subject = ${subject}`)

/** Joins the identity to the account that has its proven address. */
export async function linkByEmail(db: Db, { issuer, subject, email }: Identity): Promise<SignedOn | undefined> {
  if (!email) return undefined
  const account = await db.one<SignedOn>(sql`select ${columns} from account where lower(email) = lower(${email})`)
  if (!account || account.standing === 'disabled') return account
  await db.query(sql`
    insert into sign_on (issuer, subject, account_id) values (${issuer}, ${subject}, ${account.id})
    on conflict do nothing`)
  return account
}

/** In one statement; undefined when somebody else was quicker with this identity or address. */
export async function createSignedOn(db: Db, identity: Identity): Promise<SignedOn | undefined> {
  const { issuer, subject, email, nowhere, usernames, firstName, lastName } = identity
  try {
    return await db.one<SignedOn>(sql`
      with chosen as (
        select name from unnest(${[...usernames]}::text[]) with ordinality as candidate(name, place)
        where not exists (
          select 1 from account where lower(username) = lower(name) or lower(email) = lower(name)
        )
        order by place limit 1
      ), made as (
        insert into account (username, email, first_name, last_name, standing)
        select name, ${email ?? nowhere}, ${firstName}, ${lastName}, 'active' from chosen
        returning id, standing, preferences
      ), joined as (
        insert into sign_on (issuer, subject, account_id) select ${issuer}, ${subject}, id from made
      )
      select id, standing, preferences from made`)
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

/** Whoever was invited by mail and signs on with that address needs the invitation no longer. */
export async function recordSignOn(db: Db, id: string): Promise<void> {
  await db.query(sql`
    update account set last_login_at = now(), standing = 'active' where id = ${id} and standing <> 'disabled'`)
  await db.query(sql`delete from mailed_link where account_id = ${id} and purpose = 'invitation'`)
}
