import { describeSupplier } from '@portolan/supplier/conformance/describe-supplier'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { makeHouseActivityBench } from '../../../../testing/house-activity-bench.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

describeSupplier('the house sells places on tours as the port says', () => makeHouseActivityBench(db))
