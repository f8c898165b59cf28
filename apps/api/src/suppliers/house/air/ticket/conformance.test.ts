import { describeSupplier } from '@portolan/supplier/conformance/describe-supplier'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { makeHouseAirBench } from '../../../../testing/house-air-bench.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

describeSupplier('[R7.16, R7.18] the house sells flights as the port says', () => makeHouseAirBench(db))
