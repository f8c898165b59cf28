import { defineConfig } from 'vitest/config'
import web from './apps/web/vite.config.ts'

/**
 * The web's plugins compile messages and JSX as in the build. Its alias, which takes the message parser away, stays
 * out: it is for the bundle alone, and the tests of the message compiler need the parser.
 */
const { plugins } = web

/** The API's tests share two cores with their database: two files at a time, each in a process of its own. */
const server = { environment: 'node', pool: 'forks', isolate: true } as const

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          include: [
            'packages/**/src/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'apps/web/*.test.ts',
            'apps/api/src/**/*.unit.test.ts',
            'scripts/**/*.test.mjs',
          ],
          environment: 'node',
          // A slow machine is no bug; a test that really hangs still ends.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...server,
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts', '**/*.fault.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...server,
          name: 'fault',
          include: ['apps/api/src/**/*.fault.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
})
