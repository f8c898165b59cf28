import { defineConfig } from '@playwright/test'
import { browser } from './scripts/browser.mjs'

export default defineConfig({
  testDir: 'apps/web/e2e',
  globalSetup: './apps/web/e2e/world.ts',
  outputDir: 'test-results/e2e',
  // The journeys share one server: two at a time is what two cores carry without making waits longer.
  workers: 2,
  projects: [
    { name: 'journeys', testIgnore: /speed\.spec\.ts$/ },
    // What is timed has the machine to itself.
    { name: 'speed', testMatch: /speed\.spec\.ts$/, dependencies: ['journeys'] },
  ],
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  // Two cores carry browser, server and database: a slow answer is not a wrong one.
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI === 'true',
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...(process.env.BASE_URL ? { baseURL: process.env.BASE_URL } : {}),
    launchOptions: browser(),
    trace: 'retain-on-failure',
  },
})
