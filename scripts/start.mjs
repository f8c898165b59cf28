import { buildStale } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { stopWithParent } from './parent.mjs'

stopWithParent()

try {
  await ensureInstalled()
  console.log(await buildStale())
} catch (problem) {
  console.error(problem.message)
  process.exit(1)
}

// The server runs in this very process: signals and exit code are its own, and no second process can outlive this one.
process.setSourceMapsEnabled(true)
await import('../apps/api/dist/main.js')
