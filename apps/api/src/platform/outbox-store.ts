import { instantOf } from './instant-store.ts'
import { sql } from './sql.ts'

/** A piece of work, by its number; attempt: how often it was taken up. */
interface Held {
  readonly id: number
  readonly attempt: number
}

export interface Due extends Held {
  readonly token: string
  readonly kind: string
  readonly payload: never
  /** Milliseconds since 1970. */
  readonly putAt: number
}

/** A piece is its node's for so long, and again for as long as it is in hand; a dead node's work waits until it is over. */
const leaseSeconds = 60

/** So many more of a kind as this node has hands for; those that wait are left alone until they have waited long enough. */
export interface Room {
  kind: string
  free: number
  waits: boolean
}

/**
 * Every kind is given what it has room for, so that none stands behind a thousand of another. Claiming moves the next try
 * into the future first: a node that dies meanwhile loses nothing, another takes over. What is in hand is not claimed
 * by its own node again, should its lease have run out because the database was away.
 */
export const claim = (rooms: readonly Room[], inHand: readonly number[]) => sql`
  with due as materialized (
    select piece.id from
      unnest(${rooms.map(({ kind }) => kind)}::text[], ${rooms.map(({ free }) => free)}::int[],
        ${rooms.map(({ waits }) => waits)}::boolean[]) as room (kind, free, waits),
      lateral (
        select id from outbox where kind = room.kind and next_at <= now() and id <> all(${[...inHand]}::bigint[])
          and not (room.waits and created_at > now() - interval '1 minute')
        order by next_at, id limit room.free for update skip locked
      ) as piece
  ), claimed as (
    update outbox set attempts = attempts + 1, next_at = now() + interval '1 second' * ${leaseSeconds}
    from due where outbox.id = due.id
    returning outbox.id, token, kind, payload, attempts as attempt, ${instantOf(sql`created_at`)} as "putAt"
  )
  select * from claimed order by id`

/** Who has lost the piece leaves it alone. */
const own = ({ id, attempt }: Held) => sql`id = ${id} and attempts = ${attempt}`

export const put = (kind: string, payload: object) => sql`
  insert into outbox (kind, payload) values (${kind}, ${JSON.stringify(payload)})`

export const end = (held: Held) => sql`delete from outbox where ${own(held)}`

export const renew = (held: Held) => sql`
  update outbox set next_at = now() + interval '1 second' * ${leaseSeconds} where ${own(held)}`

export const putOff = (held: Held) => sql`
  update outbox set next_at = now() + interval '5 seconds' * power(2, least(attempts - 1, 10)) where ${own(held)}`

/** It was no fault of the work. */
export const putBack = (held: Held) => sql`update outbox set next_at = now() where ${own(held)}`

export const inherit = sql`update outbox set next_at = now() where next_at > now()`
