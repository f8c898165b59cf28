import { defineConfig } from 'vitest/config'
import web from './apps/web/vite.config.ts'
import { onBothDatabases, onPgliteAlone, onPostgresAlone } from './scripts/both-databases.mjs'

/**
 * The web's plugins compile messages and JSX as in the build. Its alias, which takes the message parser away, stays
 * out: it is for the bundle alone, and the tests of the message compiler need the parser.
 */
const { plugins } = web

/**
 * Two workers on two cores, each for many files: what a file imports is read once a worker, not once a file. In return
 * a file leaves its worker as it found it, and the order is another one each time, so that one which does not is found.
 */
const many = {
  pool: 'forks',
  isolate: false,
  maxWorkers: 2,
  environment: 'node',
  setupFiles: ['scripts/leave-as-found.mjs'],
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
} as const

/** A slow machine is no bug; a test that really hangs still ends. */
const patience = { unit: 60_000, poll: 20_000, server: 60_000, firstWorld: 180_000, fault: 300_000 }

const unit = { ...many, testTimeout: patience.unit, hookTimeout: patience.unit } as const
/** The first file of a run makes the database that all others copy. */
const server = { ...many, testTimeout: patience.server, hookTimeout: patience.firstWorld } as const
const faults = { ...many, testTimeout: patience.fault, hookTimeout: patience.fault } as const

const apiTests = 'apps/api/src/**/*.test.ts'
const faultTests = ['**/*.fault.test.ts', '**/*.fault.{rest,alone}.test.ts']
const otherKinds = ['**/*.unit.test.ts', '**/*.rest.test.ts', ...faultTests]
const notEmbedded = [...otherKinds, ...onPostgresAlone]
const embedded = { ...server, env: { TEST_BACKEND: 'pglite' } }

/** Workers are kept for files of their project: one project after the other, in this order. */
const projects = [
  {
    test: {
      ...unit,
      name: 'unit',
      include: [
        'packages/**/src/**/*.test.ts',
        'apps/web/*.test.ts',
        'apps/api/src/**/*.unit.test.ts',
        'scripts/**/*.test.mjs',
      ],
      expect: { poll: { timeout: patience.poll } },
    },
  },
  {
    plugins,
    test: {
      ...unit,
      name: 'page',
      include: ['apps/web/src/**/*.test.{ts,tsx}'],
      environment: 'happy-dom',
      // Sheets are left out, but for one that a test reads as a text.
      css: { include: [/\.css\?raw$/] },
      experimental: { fsModuleCache: false },
      setupFiles: [...many.setupFiles, 'apps/web/src/testing/page.setup.ts'],
    },
  },
  // On the database that TEST_BACKEND names.
  {
    test: {
      ...server,
      name: 'api',
      // Some of them wait for a clock; the others have the cores meanwhile.
      maxWorkers: 3,
      include: [apiTests],
      exclude: process.env.TEST_BACKEND === 'postgres' ? [...otherKinds, ...onPgliteAlone] : notEmbedded,
    },
  },
  // At length what is asked in short there.
  { test: { ...server, name: 'api-rest', include: ['apps/api/src/**/*.rest.test.ts'], exclude: faultTests } },
  { test: { ...embedded, name: 'api-embedded', include: onBothDatabases } },
  {
    test: {
      ...embedded,
      name: 'api-embedded-rest',
      include: [apiTests],
      exclude: [...notEmbedded, ...onBothDatabases],
    },
  },
  // Built servers that are killed, cut off or misled: in short and without waiting,
  { test: { ...faults, name: 'fault', include: ['apps/api/src/**/*.fault.test.ts'] } },
  // with many starts or a wait that is the fault itself: the others have the cores while one waits,
  { test: { ...faults, name: 'fault-rest', maxWorkers: 3, include: ['apps/api/src/**/*.fault.rest.test.ts'] } },
  // and measured in milliseconds, one after the other.
  { test: { ...faults, name: 'fault-alone', include: ['apps/api/src/**/*.fault.alone.test.ts'], maxWorkers: 1 } },
]

export default defineConfig({
  test: {
    sequence: { shuffle: { files: true, tests: false }, seed: Number(process.env.TEST_SEED ?? Date.now()) },
    // Seven suites read the same server: what one has stripped of its types the next takes from the disk, by its content.
    // Not so the pages, whose plugins read more than the file that they are given.
    experimental: { fsModuleCache: true },
    projects: projects.map(({ test, ...more }, groupOrder) => ({
      extends: true as const,
      ...more,
      test: { ...test, sequence: { groupOrder } },
    })),
  },
})
