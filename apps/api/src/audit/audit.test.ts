import { confirmCheckout } from '@portolan/contract/checkout'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate, readMigrations } from '../platform/migrate.ts'
import { sql } from '../platform/sql.ts'
import { memoryAnchor, openTestAudit, testSecrets, testSecurityLog } from '../testing/audit-world.ts'
import { byCard, holdOrder, putPass } from '../testing/checkout-world.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'
import { type Audit, makeAuditMacs } from './audit.ts'
import { beginning, type ChainedEntry, chainOn, hashEntry } from './chain.ts'
import { headsChain } from './heads.ts'
import { closeVersionOne, makeReader, refuseToClose } from './store.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
})
afterAll(() => world.close())

async function buy(username: string) {
  const browser = await world.loggedIn(username)
  const order = await holdOrder(browser, await putPass(browser))
  await browser.call(confirmCheckout, {
    body: { orderId: order.orderId, quoteId: order.quoteId, paymentForm: byCard(), acceptedTotal: order.total },
  })
}

/** A private person's chain is named by the day, an agency's by its id. */
const isOfDay = (chain: string) => /^\d{4}-\d{2}-\d{2}$/.test(chain)
const isOfAgency = (chain: string) => /^[\da-f]{8}-/.test(chain)

const listChains = async () =>
  (await world.db.query<{ chain: string }>(sql`select distinct chain from audit order by chain`)).map(
    (one) => one.chain,
  )

const readChain = (chain: string) => makeReader(world.db).readPage(chain, 0)

/** Somebody who may write to the tables, and has the program but no key. */
async function overwrite(entries: readonly ChainedEntry[]): Promise<void> {
  for (const one of entries)
    await world.db.query(sql`
      update audit set kind = ${one.kind}, previous = ${one.previous}, hash = ${one.hash}, key_id = ${one.keyId},
        version = ${one.version}
      where chain = ${one.chain} and position = ${one.position}`)
}

/** As versions before 0032 wrote them. */
function chainOfVersionOne(kinds: readonly string[], keyless = { id: '', of: () => undefined }): ChainedEntry[] {
  const chained: ChainedEntry[] = []
  for (const [index, kind] of kinds.entries()) {
    const placed = {
      chain: '2020-02-02',
      position: index + 1,
      at: `2020-02-02T00:00:0${index}.000000Z`,
      kind,
      bookingId: '018f2f6e-0000-7000-8000-000000000001',
      data: {},
      version: 1 as const,
      keyId: null,
      previous: chained.at(-1)?.hash ?? beginning,
    }
    chained.push({ ...placed, hash: hashEntry(placed, keyless) ?? '' })
  }
  return chained
}

const closing = '0034_audit_closed.sql'

/** Rows of before, as somebody could add them who owns the table. */
async function addVersionOne(entries: readonly ChainedEntry[]): Promise<void> {
  await world.db.script('alter table audit drop constraint if exists audit_keyed_from_now_on')
  for (const one of entries)
    await world.db.query(sql`
      insert into audit (chain, position, at, kind, booking_id, data, version, previous, hash)
      values (${one.chain}, ${one.position}, ${one.at}, ${one.kind}, ${one.bookingId}, '{}', 1, ${one.previous}, ${one.hash})`)
}

describe('[A43] entries of before the key', () => {
  const old = chainOfVersionOne(['holdOk', 'payStarted', 'confirmOk'])

  test('put into a table that was emptied for them, they are no old ones, and are never closed', async () => {
    await addVersionOne(old)
    const audit = openTestAudit(world.db)
    expect((await audit.check()).breaks).toEqual([{ chain: '2020-02-02', position: 1, reason: 'changed' }])
    await testSecurityLog().record(world.db, { kind: 'loginFailed' })
    await audit.drain()
    await audit.drain()
    const kinds = await world.db.query(sql`select distinct kind from audit where chain = ${headsChain}`)
    expect(kinds).toEqual([{ kind: 'headsMoved' }])
    expect((await audit.check()).breaks).toEqual([{ chain: '2020-02-02', position: 1, reason: 'changed' }])
    await world.db.query(sql`delete from audit`)
  })

  test('are closed by the start that brings the table up to date, in an entry that names their head and length', async () => {
    await addVersionOne(old)
    await world.db.query(sql`delete from migration where name = ${closing}`)
    await expect(migrate(world.db, readMigrations(), refuseToClose)).rejects.toThrow(/Start the server once/)
    const macs = makeAuditMacs(testSecrets)
    const ran = await migrate(world.db, readMigrations(), (tx, names) => closeVersionOne(tx, macs, names))
    expect(ran).toEqual([closing])
    const [first] = await readChain(headsChain)
    expect(first).toMatchObject({
      version: 2,
      kind: 'versionOneClosed',
      data: { heads: [{ chain: '2020-02-02', length: 3, hash: old[2]?.hash }] },
    })
    expect((await openTestAudit(world.db).check()).breaks).toEqual([])
    const more = world.db.query(sql`
      insert into audit (chain, position, at, kind, booking_id, data, version, previous, hash)
      values ('2020-02-02', 4, now(), 'x', '018f2f6e-0000-7000-8000-000000000001', '{}', 1, 'x', 'x')`)
    await expect(more).rejects.toMatchObject({ code: '23514' })
  })

  test('forged and chained on, they do not fit to what closed them; nor does one that is added', async () => {
    const audit = openTestAudit(world.db)
    await world.db.script('alter table audit drop constraint audit_keyed_from_now_on')
    await overwrite(chainOfVersionOne(['holdOk', 'nothing', 'confirmOk']))
    expect((await audit.check()).breaks).toEqual([{ chain: '2020-02-02', position: 3, reason: 'changed' }])
    await overwrite(old)
    const more = chainOfVersionOne(['holdOk', 'payStarted', 'confirmOk', 'cancelled'])[3]
    await world.db.query(sql`
      insert into audit (chain, position, at, kind, booking_id, data, version, previous, hash)
      values (${more?.chain}, 4, ${more?.at}, ${more?.kind}, ${more?.bookingId}, '{}', 1, ${more?.previous}, ${more?.hash})`)
    expect((await audit.check()).breaks).toEqual([{ chain: '2020-02-02', position: 4, reason: 'changed' }])
    await world.db.query(sql`delete from audit where chain = '2020-02-02' and position = 4`)
    expect((await audit.check()).breaks).toEqual([])
  })

  test('a node of before that still runs adds none: what it leaves is chained by the others', async () => {
    const insert = world.db.query(sql`
      insert into audit (chain, position, at, kind, booking_id, data, previous, hash)
      values ('2020-02-02', 4, now(), 'x', '018f2f6e-0000-7000-8000-000000000001', '{}', 'x', 'x')`)
    await expect(insert).rejects.toMatchObject({ code: '23502' })
  })
})

describe('[A43] what happened is chained', () => {
  let audit: Audit
  const anchor = memoryAnchor()
  beforeAll(async () => {
    await buy('traveller')
    await buy('agent')
    audit = openTestAudit(world.db, { anchor })
    await Promise.all([audit.drain(), audit.drain(), audit.drain()])
    await audit.drain()
  })
  beforeEach(async () => expect((await audit.check()).breaks).toEqual([]))

  const saved: ChainedEntry[] = []
  async function removeTail(chain: string, count: number): Promise<number> {
    const entries = await readChain(chain)
    saved.push(...entries.slice(-count))
    const last = entries.length - count
    await world.db.query(sql`delete from audit where chain = ${chain} and position > ${last}`)
    return last
  }
  /** Back as it was, for the next test. */
  async function putBack(): Promise<void> {
    for (const one of saved.splice(0))
      await world.db.query(sql`
        insert into audit (chain, position, at, kind, booking_id, data, version, key_id, previous, hash)
        values (${one.chain}, ${one.position}, ${one.at}, ${one.kind}, ${one.bookingId}, ${JSON.stringify(one.data)},
          ${one.version}, ${one.keyId}, ${one.previous}, ${one.hash})`)
  }

  test('once, by agency, by day and apart what concerns security, each entry with the key that hashed it', async () => {
    const left = await world.db.one(sql`
      select (select count(*) from booking_event where not is_chained)::integer as bookings,
        (select count(*) from security_event where not is_chained)::integer as security`)
    expect(left).toEqual({ bookings: 0, security: 0 })
    const chains = await listChains()
    expect(chains.filter((chain) => isOfDay(chain) && chain > '2021')).toHaveLength(1)
    expect(chains.filter(isOfAgency)).toHaveLength(1)
    expect(chains.filter((chain) => chain.startsWith('security-'))).toHaveLength(1)
    const keys = await world.db.query(sql`select distinct key_id as id from audit where version = 2`)
    expect(keys).toEqual([{ id: expect.stringMatching(/^[\da-f]{8}$/) }])
  })

  test('a look chains what is there and lets go, however much happens meanwhile', async () => {
    await buy('traveller')
    let looks = 0
    const transaction: typeof world.db.transaction = (work) => world.db.transaction(work).finally(() => ++looks)
    await openTestAudit({ ...world.db, transaction }).drain()
    expect(looks).toBe(1)
    await audit.drain()
  })

  test('an entry that was edited is found', async () => {
    const chain = (await listChains()).find(isOfAgency) ?? ''
    const [, second] = await readChain(chain)
    await world.db.query(sql`update audit set kind = 'nothing' where chain = ${chain} and position = 2`)
    expect((await audit.check()).breaks).toEqual([{ chain, position: 2, reason: 'changed' }])
    await overwrite(second ? [second] : [])
  })

  test('a tail that was cut off is found', async () => {
    const chain = (await listChains()).find(isOfAgency) ?? ''
    const last = await removeTail(chain, 2)
    expect((await audit.check()).breaks).toEqual([{ chain, position: last + 1, reason: 'cut' }])
    await putBack()
  })

  test('a forged entry that is chained on with our own code, without the key, is found', async () => {
    const chain = (await listChains()).find(isOfAgency) ?? ''
    const whole = await readChain(chain)
    const forged = whole.map((entry) => (entry.position === 3 ? { ...entry, kind: 'nothing' } : entry)).slice(2)
    const stranger = openTestAudit(world.db, { secrets: ['a secret that somebody else made up'] })
    const macs = makeAuditMacs(['a secret that somebody else made up'])
    await overwrite(chainOn(forged, 3, whole[1]?.hash ?? '', macs))
    expect((await audit.check()).breaks).toEqual([{ chain, position: 3, reason: 'unknownKey' }])
    const named = { id: whole[2]?.keyId ?? '', of: (text: string) => macs.of(text, macs.id) }
    await overwrite(chainOn(forged, 3, whole[1]?.hash ?? '', named))
    expect((await audit.check()).breaks).toEqual([{ chain, position: 3, reason: 'changed' }])
    expect((await stranger.check()).breaks.length, 'who has no key proves nothing').toBeGreaterThan(1)
    await overwrite(whole)
  })

  test('a middle that is missing is found', async () => {
    const chain = (await listChains()).find(isOfAgency) ?? ''
    const [, , third] = await readChain(chain)
    await world.db.query(sql`delete from audit where chain = ${chain} and position = 3`)
    expect((await audit.check()).breaks).toEqual([{ chain, position: 3, reason: 'missing' }])
    saved.push(...(third ? [third] : []))
    await putBack()
  })

  test('all of it cut back to an earlier moment is found by what was written down outside, and stays found', async () => {
    const last = await removeTail(headsChain, 1)
    const heads = saved.flatMap(
      ({ data }) => (data as { heads: { chain: string; before: { length: number } }[] }).heads,
    )
    for (const { chain, before } of heads) {
      const gone = (await readChain(chain)).slice(before.length)
      await removeTail(chain, gone.length)
    }
    expect((await openTestAudit(world.db).check()).breaks, 'by itself all fits').toEqual([])
    expect((await audit.check()).breaks).toEqual([{ chain: headsChain, position: last + 1, reason: 'cut' }])
    const anchored = anchor.read()
    await audit.drain()
    expect(anchor.read(), 'it does not follow').toEqual(anchored)
    expect(audit.state().status).toBe('broken')
    await putBack()
  })
})
