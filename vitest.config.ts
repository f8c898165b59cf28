import { defineConfig } from 'vitest/config'
import web from './apps/web/vite.config.ts'

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
  setupFiles: ['scripts/leave-as-found.mjs'],
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
} as const

/** A slow machine is no bug; a test that really hangs still ends. */
const patience = { unit: 60_000, poll: 20_000, server: 60_000, fault: 180_000 }

export default defineConfig({
  test: {
    sequence: { shuffle: { files: true, tests: false }, seed: Number(process.env.TEST_SEED ?? Date.now()) },
    projects: [
      {
        extends: true,
        test: {
          ...many,
          name: 'unit',
          include: [
            'packages/**/src/**/*.test.ts',
            'apps/web/*.test.ts',
            'apps/api/src/**/*.unit.test.ts',
            'scripts/**/*.test.mjs',
          ],
          environment: 'node',
          testTimeout: patience.unit,
          hookTimeout: patience.unit,
          expect: { poll: { timeout: patience.poll } },
        },
      },
      {
        extends: true,
        plugins,
        test: {
          ...many,
          name: 'page',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: [...many.setupFiles, 'apps/web/src/testing/page.setup.ts'],
          testTimeout: patience.unit,
          hookTimeout: patience.unit,
          // A worker that changes from one kind of file to another is started anew: one kind after the other.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...many,
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts', '**/*.fault.test.ts'],
          environment: 'node',
          testTimeout: patience.server,
          hookTimeout: patience.server,
        },
      },
      {
        extends: true,
        test: {
          name: 'fault',
          include: ['apps/api/src/**/*.fault.test.ts'],
          environment: 'node',
          pool: 'forks',
          isolate: true,
          maxWorkers: 2,
          testTimeout: patience.fault,
          hookTimeout: patience.fault,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
