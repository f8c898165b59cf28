import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { buildModules, importModules } from '../scripts/built.mjs'
import { root } from '../scripts/repository.mjs'
import { startPostgres } from '../scripts/services.mjs'

const decisions = 6_000
const atOnce = 64
const seats = 100
const goal = 1_500

/** Inside the checkout: what is built there finds the packages it stands on. */
const folder = join(root, 'apps/api/.bench')
mkdirSync(folder, { recursive: true })
const modules = {
  'db-postgres': 'platform/db-postgres.ts',
  migrate: 'platform/migrate.ts',
  'seat-store': 'suppliers/house/rail/ticket/seat-store.ts',
  turns: 'suppliers/house/book/turns.ts',
  sql: 'platform/sql.ts',
}
// As in earnest: what is committed is on the disk.
const postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
let failure
try {
  await buildModules(folder, modules, ['pg'])
  const { openPostgres, migrate, takeSeats, makeTurns, sql } = await importModules(folder, Object.keys(modules))
  const db = await openPostgres(postgres.url)
  await migrate(db)
  const turns = makeTurns(15)
  const wish = {
    trip: 'the last train',
    day: '2030-01-01',
    from: 0,
    to: 3,
    comfort: 'STANDARD',
    capacity: seats,
    count: 1,
  }
  let [next, sold] = [0, 0]
  const decide = async () => {
    while (next++ < decisions) {
      const taken = await turns(() => db.transaction((tx) => takeSeats(tx, [wish])))
      if (taken) sold++
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: atOnce }, decide))
  const rate = (decisions * 1000) / (performance.now() - began)
  const kept = await db.one(
    sql`select min(sold) as least, max(sold) as most, max(bit_count(taken)) as bits from rail_hop`,
  )
  console.log(
    `one hot train           ${rate.toFixed(0)} decisions a second, ${sold} of ${seats} seats sold (goal ${goal})`,
  )
  const isExact = sold === seats && kept.least === seats && kept.most === seats && kept.bits === seats
  if (!isExact) failure = `not exact: ${sold} told sold, ${JSON.stringify(kept)} kept`
  else if (rate < goal) failure = `fewer than ${goal} decisions a second`
  await db.close()
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (failure) console.log(`MISSED: ${failure}`)
process.exitCode = failure ? 1 : 0
