import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onBothDatabases, onPgliteAlone, onPostgresAlone } from './both-databases.mjs'

const root = join(import.meta.dirname, '..')
const files = readdirSync(join(root, 'apps/api/src'), { recursive: true })
  .map((name) => `apps/api/src/${name.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts') && !/\.(unit|fault|rest)\.test\.ts$/.test(path))

const patternOf = (glob) => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
const isListed = (path) => onBothDatabases.some((glob) => patternOf(glob).test(path))

/** They look into a store to see what a rule has come to; the statements themselves are asked elsewhere. */
const lookOnly = [
  'apps/api/src/booking/passport.test.ts',
  'apps/api/src/checkout/package.test.ts',
  'apps/api/src/checkout/questions.test.ts',
  'apps/api/src/checkout/simulation.test.ts',
  'apps/api/src/invoice/seller.test.ts',
  'apps/api/src/offer/offers.test.ts',
  'apps/api/src/suppliers/house/air/ticket/supplier.test.ts',
  'apps/api/src/suppliers/house/rail/ticket/supplier.test.ts',
]
/** The same statements at length, or races that one connection cannot lose: on the embedded database in the rest. */
const atLength = [
  'apps/api/src/payment/payments.test.ts',
  'apps/api/src/platform/migrate.test.ts',
  'apps/api/src/secret-rotation.test.ts',
  'apps/api/src/secrets.test.ts',
  'apps/api/src/booking/export.test.ts',
  'apps/api/src/booking/listed.test.ts',
  'apps/api/src/checkout/clock.test.ts',
  'apps/api/src/checkout/hold-end.test.ts',
  'apps/api/src/cms/cms.test.ts',
  'apps/api/src/suppliers/house/activity/ticket/last-places.test.ts',
  'apps/api/src/suppliers/house/car/ticket/last-car.test.ts',
  'apps/api/src/suppliers/house/rail/europe/seed.test.ts',
  'apps/api/src/suppliers/house/rail/gtfs/import.test.ts',
  'apps/api/src/suppliers/house/rail/timetable/keep.test.ts',
  'apps/api/src/suppliers/house/transfer/ticket/last-car.test.ts',
  'apps/api/src/suppliers/house/transfer/ticket/sell.test.ts',
]
const exceptions = [...lookOnly, ...onPostgresAlone, ...onPgliteAlone, ...atLength]

/** Imports more than types from a store or from a driver, or is called after a store. */
function touchesDatabase(path) {
  const imports = readFileSync(join(root, path), 'utf8').matchAll(/^import (?!type )(\{[^}]*\}|\w+) from '([^']+)'/gm)
  const isOfDatabase = ([, names, from]) =>
    /(?:store|\/db(?:-[a-z-]+)?|\/migrate)\.ts$/.test(from) && !/^\{(?:\s*type \w+,?)+\s*\}$/.test(names)
  return [...imports].some(isOfDatabase) || path.endsWith('store.test.ts')
}

test('every path of the list is a test', () => {
  const idle = onBothDatabases.filter((glob) => !files.some((path) => patternOf(glob).test(path)))
  expect(idle).toEqual([])
})

test('a test that touches a store or a driver runs on both databases, or is named here', () => {
  const missing = files.filter((path) => touchesDatabase(path) && !isListed(path) && !exceptions.includes(path))
  expect(missing).toEqual([])
})

test('whatever is named here as an exception is one', () => {
  expect(exceptions.filter((path) => isListed(path) || !files.includes(path) || !touchesDatabase(path))).toEqual([])
})

test('what one of them cannot show is left out there, not skipped: a skipped test stops the run', () => {
  const skipping = files.filter((path) => /\.(runIf|skipIf|skip)\b/.test(readFileSync(join(root, path), 'utf8')))
  expect(skipping).toEqual([])
})
