/**
 * The API's tests that run on PostgreSQL with Redis and on the embedded database with its cache in memory. All others
 * ask for rules, prices and answers, which are the same on either: in the short run PostgreSQL answers for both.
 */
const groups = [
  {
    why: 'The two drivers and the two caches themselves, and what stands directly on them.',
    files: [
      'platform/db.test.ts',
      'platform/db-beside.test.ts',
      'platform/cache.test.ts',
      'platform/idempotency.test.ts',
      'platform/mail-once.test.ts',
      'platform/outbox.test.ts',
      'platform/sessions.test.ts',
    ],
  },
  {
    why: 'What a fresh database holds: scripts, large inserts and copies go another way through each driver.',
    files: ['booking/upgrade.test.ts', 'seed.test.ts', 'suppliers/house/rail/timetable/store.test.ts'],
  },
  {
    why: 'Statements by themselves: types of columns, arrays, JSON, instants, the clock of the server.',
    files: [
      'audit/audit.test.ts',
      'audit/security.test.ts',
      'checkout/store.test.ts',
      'payment/account-provider.test.ts',
      'payment/ledger-store.test.ts',
      'payment/test-provider.test.ts',
      'suppliers/house/*/ticket/*-store.test.ts',
      'suppliers/house/book/book-store.test.ts',
      'suppliers/house/book/write.test.ts',
      'traveler/traveler.test.ts',
    ],
  },
  {
    why: 'The last one of a stock: locks, and what is seen of a transaction that is not over.',
    files: ['suppliers/house/hotel/ticket/open-room.test.ts', 'suppliers/house/rail/ticket/sell.test.ts'],
  },
  {
    why: 'A rush on the last seats (F1). Other races need two connections.',
    files: ['checkout/rush.test.ts'],
  },
  {
    why: 'The longest statement that is put together: filters, order and pages of the history.',
    files: ['booking/history.test.ts'],
  },
  {
    why: 'One whole purchase from the cart to the papers.',
    files: ['checkout/checkout.test.ts'],
  },
]

/** What the embedded database has no such thing of: it has one connection and no other nodes. */
export const onPostgresAlone = [
  'apps/api/src/audit/security-held-store.test.ts',
  'apps/api/src/booking/listed-race-store.test.ts',
  'apps/api/src/platform/db-postgres.test.ts',
  'apps/api/src/platform/write-probe.test.ts',
]

/** They make an embedded database themselves, whichever the others run on. */
export const onPgliteAlone = ['apps/api/src/check-production.test.ts']

/** Paths from the root of the repository; `*` stands for a name. */
export const onBothDatabases = groups.flatMap(({ files }) => files.map((file) => `apps/api/src/${file}`))
