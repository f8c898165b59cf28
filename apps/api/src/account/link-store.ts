import type { Preferences } from '@portolan/contract/account'
import type { Language } from '@portolan/domain/language'
import { type Db, isUniqueViolation } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

type AccountPurpose = 'passwordReset' | 'invitation' | 'newEmail'

/** How long each link works, by the database's clock. The mails say the same in words. */
const validity: Record<AccountPurpose | 'registration', string> = {
  registration: '24 hours',
  passwordReset: '1 hour',
  invitation: '7 days',
  newEmail: '24 hours',
}

/** Everything of an account that does not exist before its address is confirmed. */
export interface WaitingRegistration {
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  language: Language
  /** Hash of the cookie of the browser that registered: only there is the password the one who confirms has typed. */
  browser: string
}

/** Registering again replaces what waits for the same address. */
export async function keepRegistration(db: Db, tokenHash: string, waiting: WaitingRegistration): Promise<void> {
  await db.query(sql`
    with earlier as (
      delete from mailed_link where purpose = 'registration' and lower(payload->>'email') = lower(${waiting.email})
        and token_hash <> ${tokenHash}
    )
    insert into mailed_link (token_hash, purpose, payload, expires_at)
    values (${tokenHash}, 'registration', ${JSON.stringify(waiting)}, now() + ${validity.registration}::interval)
    on conflict (token_hash) do update set expires_at = excluded.expires_at`)
}

/** Only the newest link of a kind works; an account that is gone gets none. */
export async function keepLink(
  db: Db,
  tokenHash: string,
  purpose: AccountPurpose,
  accountId: string,
  payload: object = {},
): Promise<void> {
  await db.query(sql`
    with earlier as (
      delete from mailed_link where purpose = ${purpose} and account_id = ${accountId} and token_hash <> ${tokenHash}
    )
    insert into mailed_link (token_hash, purpose, account_id, payload, expires_at)
    select ${tokenHash}, ${purpose}, id, ${JSON.stringify(payload)}::jsonb, now() + ${validity[purpose]}::interval
    from account where id = ${accountId}
    on conflict (token_hash) do update set expires_at = excluded.expires_at`)
}

export interface OpenedAccount {
  id: string
  username: string
  displayName: string
  preferences: Preferences
  email: string
  hasPassword: boolean
}

/**
 * Takes the link and opens the account in one statement: of two who come at once, one finds it. A username that an
 * agency has given to somebody else already gets a mark at its end. Confirmed in another browser, the account opens
 * without the password: a stranger may have registered the address with one of his own.
 */
export const openAccount = (db: Db, tokenHash: string, browser: string): Promise<OpenedAccount | undefined> =>
  db.one<OpenedAccount>(sql`
    with taken as (
      delete from mailed_link where token_hash = ${tokenHash} and purpose = 'registration' and expires_at > now()
      returning payload->>'email' as email, payload
    )
    insert into account (username, email, password_hash, first_name, last_name, preferences, standing,
      password_changed_at, last_login_at)
    select
      case when exists (select 1 from account where lower(account.username) = lower(taken.email))
        then taken.email || '-' || left(md5(${tokenHash}), 6) else taken.email end,
      taken.email, case when payload->>'browser' = ${browser} then payload->>'passwordHash' end, payload->>'firstName', payload->>'lastName',
      jsonb_build_object('language', payload->>'language'), 'active', now(), now()
    from taken
    on conflict do nothing
    returning id, username, email, first_name || ' ' || last_name as "displayName", preferences,
      password_hash is not null as "hasPassword"`)

interface PasswordLink {
  username: string
  email: string
}

/** Whose password this token may set. The link is not taken yet: a password that is refused can be mended. */
export const findPasswordLink = (db: Db, tokenHash: string): Promise<PasswordLink | undefined> =>
  db.one<PasswordLink>(sql`
    select account.username, account.email
    from mailed_link join account on account.id = mailed_link.account_id
    where token_hash = ${tokenHash} and purpose in ('passwordReset', 'invitation') and expires_at > now()`)

/** Takes the link and sets the password in one statement; no other link sets it again. */
export async function setPassword(db: Db, tokenHash: string, passwordHash: string): Promise<string | undefined> {
  const account = await db.one<{ id: string }>(sql`
    with taken as (
      delete from mailed_link
      where token_hash = ${tokenHash} and purpose in ('passwordReset', 'invitation') and expires_at > now()
      returning account_id, purpose
    )
    update account set password_hash = ${passwordHash}, password_changed_at = now(), must_change_password = false,
      standing = 'active'
    from taken
    where account.id = taken.account_id
      and account.standing = case taken.purpose when 'invitation' then 'invited' else 'active' end
    returning account.id`)
  if (account) await dropPasswordLinks(db, account.id)
  return account?.id
}

export const dropPasswordLinks = (db: Db, accountId: string) =>
  db.query(sql`
    delete from mailed_link where account_id = ${accountId} and purpose in ('passwordReset', 'invitation')`)

interface ChangedEmail {
  id: string
  formerEmail: string
}

/** The address may have been taken since the mail was sent: then nothing changes. */
export async function changeEmail(db: Db, tokenHash: string): Promise<ChangedEmail | undefined> {
  try {
    return await db.one<ChangedEmail>(sql`
      with taken as (
        delete from mailed_link where token_hash = ${tokenHash} and purpose = 'newEmail' and expires_at > now()
        returning account_id, payload->>'email' as email
      ), before as (
        select account.id, account.email from account join taken on taken.account_id = account.id
      )
      update account set email = taken.email
      from taken, before
      where account.id = taken.account_id and before.id = account.id and account.standing = 'active'
        and not exists (
          select 1 from account other where lower(other.email) = lower(taken.email) and other.id <> account.id
        )
      returning account.id, before.email as "formerEmail"`)
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

/** Whoever a mail goes to. */
export interface Addressee {
  id: string
  username: string
  email: string
  firstName: string
  standing: 'invited' | 'active' | 'disabled'
  language: Language | null
  agency: string | null
}

const addressee = sql`
  select account.id, account.username, account.email, account.first_name as "firstName", account.standing,
    account.preferences->>'language' as language, agency.name as agency
  from account left join agency on agency.id = account.agency_id`

export const findByEmail = (db: Db, email: string): Promise<Addressee | undefined> =>
  db.one<Addressee>(sql`${addressee} where lower(account.email) = lower(${email})`)

export const findById = (db: Db, id: string): Promise<Addressee | undefined> =>
  db.one<Addressee>(sql`${addressee} where account.id = ${id}`)
