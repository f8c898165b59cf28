import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { run, tool } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { stopWithParent } from './parent.mjs'

stopWithParent()
const [given] = process.argv.slice(2)
// npm runs scripts at the root; paths mean what they mean where it was called.
const file = given && resolve(process.env.INIT_CWD ?? '.', given)

if (!file || !existsSync(file)) {
  console.error('npm run test:feed -- FILE.zip wants the German long-distance feed of April and May 2026 (gtfs.de).')
  process.exitCode = 1
} else {
  await ensureInstalled()
  const { code } = await run(tool('tsx'), ['apps/api/src/testing/feed/check-feed.ts', file], {
    limit: 300,
    onOutput: (text) => process.stdout.write(text),
  })
  process.exitCode = code
}
