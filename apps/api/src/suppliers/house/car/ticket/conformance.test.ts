import { describeSupplier } from '@portolan/supplier/conformance/describe-supplier'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { makeHouseCarBench } from '../../../../testing/house-car-bench.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

describeSupplier('the house rents out cars as the port says', () => makeHouseCarBench(db))
