import type { Preferences } from '@portolan/contract/account'
import { effectivePermissions } from '@portolan/domain/permission'
import { hashOf, newToken } from './crypto.ts'
import type { Db } from './db.ts'
import { sql } from './sql.ts'

/** The account a session belongs to, as every call sees it. */
export interface SessionAccount {
  id: string
  username: string
  displayName: string
  userType: 'B2C' | 'B2B'
  agencyId: string | undefined
  permissions: readonly string[]
}

export interface Session {
  /** Hash of the cookie's token; the token itself is known to the browser alone. */
  hash: string
  preferences: Preferences
  expiresAt: Date
  account: SessionAccount | undefined
}

interface Row {
  hash: string
  preferences: Preferences
  expiresAt: Date
  stale: boolean
  id: string | null
  username: string
  displayName: string
  agencyId: string | null
  fromRoles: string[]
  granted: string[]
  revoked: string[]
}

/** A session lives twelve hours after its last use and never longer than two weeks; the database's clock decides. */
const expiry = sql`least(session.created_at + interval '14 days', now() + interval '12 hours')`

/** Where an account's permissions come from, for any query that selects from `account`. */
export const permissionColumns = sql`
  array(select distinct unnest(role.permissions) from account_role
    join role on role.id = account_role.role_id where account_role.account_id = account.id) as "fromRoles",
  array(select permission from account_permission where account_id = account.id and effect = 'grant') as granted,
  array(select permission from account_permission where account_id = account.id and effect = 'revoke') as revoked`

const accountOf = (row: Row): SessionAccount | undefined =>
  row.id === null
    ? undefined
    : {
        id: row.id,
        username: row.username,
        displayName: row.displayName,
        userType: row.agencyId ? 'B2B' : 'B2C',
        agencyId: row.agencyId ?? undefined,
        permissions: effectivePermissions(row),
      }

/** One session takes the place of another. */
interface Succession {
  from: string
  to: string
  /** Whose the new one is; absent for a guest's. */
  accountId: string | undefined
}

/** Moves what hangs on a session to the one that takes its place. */
export type Follower = (tx: Db, succession: Succession) => Promise<void>

export interface Sessions {
  find(token: string): Promise<Session | undefined>
  /** A fresh token every time: whoever planted the old one is left outside. */
  open(
    accountId: string | undefined,
    preferences: Preferences,
    replaced?: string,
  ): Promise<{ token: string; hash: string }>
  savePreferences(hash: string, preferences: Preferences): Promise<void>
  end(hash: string): Promise<void>
  /** Ends every session of an account but the one named; answers how many. */
  endAll(accountId: string, keptHash?: string): Promise<number>
  sweep(): Promise<void>
  /** From now on part of every succession: both happen, or neither. */
  follow(follower: Follower): void
}

/** `makeToken` where sessions are opened; who only ends them needs none. */
export function makeSessions(db: Db, makeToken: (isAccount: boolean) => string = newToken): Sessions {
  const followers: Follower[] = []

  const insert = (tx: Db, hash: string, accountId: string | undefined, preferences: Preferences) =>
    tx.query(sql`
      insert into session (token_hash, account_id, preferences, expires_at)
      values (${hash}, ${accountId ?? null}, ${JSON.stringify(preferences)}, now() + interval '12 hours')`)

  return {
    async find(token) {
      const hash = hashOf(token)
      const row = await db.one<Row>(sql`
        select session.token_hash as hash, session.preferences, session.expires_at as "expiresAt",
          session.seen_at < now() - interval '5 minutes' as stale,
          account.id, account.username, account.first_name || ' ' || account.last_name as "displayName",
          account.agency_id as "agencyId",
          ${permissionColumns}
        from session left join account on account.id = session.account_id
        where session.token_hash = ${hash} and session.expires_at > now()
          and (session.account_id is null or account.standing = 'active')`)
      if (!row) return undefined
      if (row.stale)
        await db.query(sql`update session set seen_at = now(), expires_at = ${expiry} where token_hash = ${hash}`)
      return { hash, preferences: row.preferences, expiresAt: row.expiresAt, account: accountOf(row) }
    },
    async open(accountId, preferences, replaced) {
      const token = makeToken(accountId !== undefined)
      const hash = hashOf(token)
      if (replaced === undefined) await insert(db, hash, accountId, preferences)
      else
        await db.transaction(async (tx) => {
          await insert(tx, hash, accountId, preferences)
          // Whoever hangs something on the old session at this moment is done before, or comes too late: nothing falls between.
          await tx.query(sql`select 1 from session where token_hash = ${replaced} for update`)
          for (const follow of followers) await follow(tx, { from: replaced, to: hash, accountId })
          await tx.query(sql`delete from session where token_hash = ${replaced}`)
        })
      return { token, hash }
    },
    async savePreferences(hash, preferences) {
      await db.query(
        sql`update session set preferences = preferences || ${JSON.stringify(preferences)}::jsonb where token_hash = ${hash}`,
      )
    },
    async end(hash) {
      await db.query(sql`delete from session where token_hash = ${hash}`)
    },
    async endAll(accountId, keptHash) {
      const ended = await db.query(sql`
        delete from session where account_id = ${accountId} and token_hash is distinct from ${keptHash ?? null}
        returning 1 as one`)
      return ended.length
    },
    async sweep() {
      await db.query(sql`delete from session where expires_at < now()`)
      await db.query(sql`delete from mailed_link where expires_at < now()`)
    },
    follow: (follower) => void followers.push(follower),
  }
}
