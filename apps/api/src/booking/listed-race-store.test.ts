import { expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { openTestDatabase } from '../testing/backend.ts'
import { findListedFaults } from '../testing/listed-faults.ts'
import { bought, putPackages, putPeople } from '../testing/package-rows.ts'

test('two parts of a package that move at once, each in a transaction of its own, are both seen', async () => {
  const db = await openTestDatabase()
  await putPeople(db)
  await putPackages(db, [bought])
  const parts = await db.query<{ id: string }>(sql`select id from booking`)
  await Promise.all(
    parts.map(({ id }) =>
      db.transaction(async (tx) => {
        await tx.query(sql`update booking set status = 'Cancelled' where id = ${id}`)
        await tx.query(sql`select pg_sleep(0.1)`)
      }),
    ),
  )
  const listed = await db.query(sql`select standing from listed_booking`)
  const faults = await findListedFaults(db)
  await db.close()
  expect({ listed, faults }).toEqual({ listed: [{ standing: 'Cancelled' }], faults: {} })
})
