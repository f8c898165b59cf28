import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Cache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import { openTestCache, openTestDatabase } from '../testing/backend.ts'
import { beginOrder, findPass } from '../testing/checkout-buyer.ts'
import { makeFate, makeNode, type Node } from '../testing/checkout-node.ts'
import type { Order } from './order.ts'
import { onOrder } from './store.ts'

let db: Database
let cache: Cache
let node: Node
beforeAll(async () => {
  db = await openTestDatabase()
  cache = await openTestCache()
  await seed(db, readConfig({}))
  node = makeNode(db, cache, makeFate(), [])
})
afterAll(async () => {
  await cache.close()
  await db.close()
})

const begin = async (name: string): Promise<Order> => beginOrder(node, [await findPass(node)], name)

const moveOn = ({ id }: Order) => db.query(sql`update purchase set version = version + 1, tries = 7 where id = ${id}`)

const open = { open: () => '{}' }

describe('work on an order that was read before', () => {
  test('is done on what was read, as long as it is so', async () => {
    const known = await begin('as it was')
    expect(await onOrder({ db, safe: open }, known, async (_, order) => order === known)).toBe(true)
  })

  test('is done again on what it is by now, also where nothing was asked before the end', async () => {
    const known = await begin('moved')
    await moveOn(known)
    expect(await onOrder({ db, safe: open }, known, async (_, { tries }) => tries)).toBe(7)
  })

  test('that refuses what is no longer so has refused nothing', async () => {
    const known = await begin('refused too early')
    await moveOn(known)
    const work = async ({ tries }: Order) => {
      if (tries === 0) throw new Refusal(409)
      return tries
    }
    expect(await onOrder({ db, safe: open }, known, (_, order) => work(order))).toBe(7)
  })

  test('that refuses what is still so, or fails, is not done again', async () => {
    const known = await begin('refused rightly')
    let times = 0
    const refused = onOrder({ db, safe: open }, known, async () => {
      times++
      throw new Refusal(409)
    })
    await expect(refused).rejects.toBeInstanceOf(Refusal)
    const failed = onOrder({ db, safe: open }, known, async (tx) => {
      times++
      await tx.query(sql`select 1 / 0`)
    })
    await expect(failed).rejects.toMatchObject({ code: '22012' })
    expect(times).toBe(2)
  })
})
