import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../platform/db.ts'
import { openPglite } from '../../platform/db-pglite.ts'
import { migrate } from '../../platform/migrate.ts'
import { sql } from '../../platform/sql.ts'
import { ImportRefused } from '../../suppliers/house/rail/gtfs/refused.ts'
import { describeReport } from '../../suppliers/house/rail/gtfs/report.ts'
import type { Router } from '../../suppliers/house/rail/router/journey.ts'
import { makeRouter } from '../../suppliers/house/rail/router/router.ts'
import { makeTimetable } from '../../suppliers/house/rail/timetable/keep.ts'
import { importFile } from '../gtfs.ts'
import { type GoldenJourney, germanJourneys } from './german-journeys.ts'

/** Imports a feed into a database of its own and asks for the golden journeys; run by scripts/test-feed.mjs. */
const [file = ''] = process.argv.slice(2)
const feed = 'gtfs-de'

const local = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' })
const instant = (day: string, time: string): number => Date.parse(`${day}T${time}:00+02:00`)

async function stopsNamed(db: Database, name: string): Promise<string[]> {
  const found = await db.query<{ id: string }>(sql`select id from rail_stop where name = ${name}`)
  if (found.length === 0) throw new ImportRefused(`The feed has no stop named ${name}.`)
  return found.map(({ id }) => id)
}

async function ask(db: Database, router: Router, golden: GoldenJourney): Promise<unknown[]> {
  const { from, to, day, earliest, latest } = golden
  const found = await router.find({
    from: await stopsNamed(db, from),
    to: await stopsNamed(db, to),
    earliest: instant(day, earliest),
    latest: instant(day, latest),
    maxChanges: 7,
  })
  return found.map(({ departs, arrives, rides }) => ({
    departs: local.format(departs),
    arrives: local.format(arrives),
    trips: rides.map(({ trip }) => trip.slice(feed.length + 1)),
  }))
}

async function check(db: Database): Promise<number> {
  console.log(describeReport(await importFile(db, { file, feed })).join('\n'))
  const router = makeTimetable({ db, router: makeRouter(), onFailure: console.error })
  let wrong = 0
  try {
    for (const golden of germanJourneys) {
      const found = await ask(db, router, golden)
      const isRight = isDeepStrictEqual(found, golden.expected)
      console.log(`${isRight ? 'ok   ' : 'WRONG'} ${golden.from} – ${golden.to}: ${golden.why}`)
      if (isRight) continue
      wrong++
      console.log(`  expected ${JSON.stringify(golden.expected)}\n  found    ${JSON.stringify(found)}`)
    }
  } finally {
    await router.close()
  }
  console.log(`${germanJourneys.length - wrong} of ${germanJourneys.length} golden journeys are right.`)
  return wrong
}

const db = await openPglite({ directory: 'memory://' })
try {
  await migrate(db)
  process.exitCode = (await check(db)) === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof ImportRefused ? error.message : error)
  process.exitCode = 1
} finally {
  await db.close()
}
