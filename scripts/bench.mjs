import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from './build.mjs'
import { run } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './repository.mjs'

const wanted = process.argv.slice(2)
const isWanted = (name) => wanted.length === 0 || wanted.includes(name.replace('.mjs', ''))

try {
  await ensureInstalled()
  console.log(await buildStale())
  for (const name of readdirSync(join(root, 'bench')).filter((one) => one.endsWith('.mjs') && isWanted(one))) {
    console.log(`\n${name}`)
    const { code, output } = await run(process.execPath, [join(root, 'bench', name)])
    console.log(output.trimEnd())
    if (code !== 0) process.exitCode = 1
  }
} catch (problem) {
  console.error(problem.message)
  process.exitCode = 1
}
