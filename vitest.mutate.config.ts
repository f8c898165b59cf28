import { defineConfig } from 'vitest/config'

/** The tests of the rules alone: they start no server, and thousands of runs take minutes. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/domain/src/**/*.test.ts', 'apps/api/src/{offer,payment,booking,audit}/**/*.unit.test.ts'],
  },
})
