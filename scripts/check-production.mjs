import { buildStale } from './build.mjs'
import { ensureInstalled } from './install.mjs'

try {
  await ensureInstalled()
  await buildStale(['api'])
} catch (problem) {
  console.error(problem.message)
  process.exit(1)
}

// The built server looks at what it would start with, and ends.
process.argv.push('--check')
process.setSourceMapsEnabled(true)
await import('../apps/api/dist/main.js')
