import { describeSupplier } from '@portolan/supplier/conformance/describe-supplier'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { makeHouseTransferBench } from '../../../../testing/house-transfer-bench.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

describeSupplier('the house sells transfers as the port says', () => makeHouseTransferBench(db))
