import { defineConfig } from '@playwright/test'
import { browser } from './scripts/browser.mjs'

const isTimed = /speed\.spec\.ts$/

export default defineConfig({
  testDir: 'apps/web/e2e',
  globalSetup: './apps/web/e2e/world.ts',
  outputDir: 'test-results/e2e',
  // The journeys share one server: two at a time is what two cores carry without making waits longer.
  workers: 2,
  // No journey stands on another, so the two workers end together, however long a file is.
  fullyParallel: true,
  projects: [
    // Every product and every requirement once, for `npm test`.
    { name: 'journeys', testIgnore: isTimed, grepInvert: /@rest/ },
    // The same in other languages, themes, widths and hands, for `npm run test:rest`.
    { name: 'rest', testIgnore: isTimed, grep: /@rest/ },
    // What is timed has the machine to itself.
    { name: 'speed', testMatch: isTimed, workers: 1 },
  ],
  // A test that fails has failed.
  retries: 0,
  timeout: 60_000,
  // Two cores carry browser, server and database: a slow answer is not a wrong one.
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI === 'true',
  reporter: [['line'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/e2e.json' }]],
  use: {
    ...(process.env.BASE_URL ? { baseURL: process.env.BASE_URL } : {}),
    launchOptions: browser(),
    // Nothing is waited for that only moves; what moves is looked at in `npm run shots` and by people.
    contextOptions: { reducedMotion: 'reduce' },
    // A film costs a third of the time of each journey, and nearly all of them pass. What fails keeps its picture, its
    // address, what can be read on the page and what was asked and said (watch.ts); `TRACE=1` films it when run again.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
