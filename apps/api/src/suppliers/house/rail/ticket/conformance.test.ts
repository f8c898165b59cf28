import { describeSupplier } from '@portolan/supplier/conformance/describe-supplier'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { makeHouseRailBench } from '../../../../testing/house-rail-bench.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

describeSupplier('[R7.44] the house sells tickets as the port says', () => makeHouseRailBench(db))
