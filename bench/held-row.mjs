import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../scripts/repository.mjs'
import { withDataDir } from '../scripts/server.mjs'
import { startPostgres } from '../scripts/services.mjs'
import { describeMeasured, median, openShop, runSql } from './checkout/shop.mjs'

/** What thirty-one customers feel of one whose transaction stays open for three seconds. */
const others = 31
const heldFor = 3
const rounds = 5
const seconds = 8
const warmUp = 15
const bound = 1.5

/** Somebody has the order's row in hand: the customer's own transaction waits for it, and is open meanwhile. */
const holdOrder = (databaseUrl, orderId) =>
  runSql(
    databaseUrl,
    `begin; select 1 from purchase where id = '${orderId}' for update; select pg_sleep(${heldFor}); commit`,
  )

const postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
let isFelt = false
await withDataDir(async (dataDir) => {
  const shop = await openShop({ name: 'now', checkout: root, postgres, dataDir, buyers: others })
  await shop.addFor(warmUp)
  await shop.buyFor(warmUp)

  const heldCustomer = { items: [] }
  /** One checkout after the other, each held up; answers how long each took. */
  async function buyHeldUp(isOver) {
    const times = []
    while (!isOver()) {
      const began = performance.now()
      let hold
      await shop.buy(heldCustomer, async (orderId) => {
        hold = holdOrder(shop.databaseUrl, orderId)
        // Until it has the row.
        await pause(200)
      })
      times.push(performance.now() - began)
      await hold
    }
    return times
  }

  const [alone, beside, waits] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    await shop.addFor(seconds)
    alone.push(await shop.buyFor(seconds))
    let isOver = false
    const heldUp = buyHeldUp(() => isOver)
    beside.push(await shop.buyFor(seconds))
    isOver = true
    waits.push(...(await heldUp))
  }
  await shop.stop()

  const ratio = median(beside.map(({ p99 }, round) => p99 / alone[round].p99))
  for (let round = 0; round < rounds; round++) {
    console.log(`without                 ${describeMeasured(alone[round])}`)
    console.log(`beside a held one       ${describeMeasured(beside[round])}`)
  }
  console.log(`the held one            ${waits.length} checkouts of ${(median(waits) / 1000).toFixed(1)} s`)
  console.log(`ratio of p99            ${ratio.toFixed(2)} (at most ${bound})`)
  if (median(waits) < heldFor * 900) throw new Error('Nobody was held up: nothing was measured.')
  isFelt = ratio > bound
})
await postgres.stop()
if (isFelt) console.log(`MISSED: the others' p99 is more than ${bound} times what it is without the held one`)
process.exitCode = isFelt ? 1 : 0
