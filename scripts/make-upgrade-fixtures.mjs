import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, tool } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './repository.mjs'

/** By hand, when the list grows: the tests only read what it leaves. */
const commits = ['f8a6b1b', 'f91a63d', 'c27d86f']
const folder = join(root, 'apps/api/src/testing/upgrade')

/** Packages as they are installed here; the workspaces are those of the checkout. */
function linkPackages(checkout) {
  const link = (from, to) => {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from)) if (name !== '@portolan') symlinkSync(join(from, name), join(to, name))
  }
  link(join(root, 'node_modules'), join(checkout, 'node_modules'))
  link(join(root, 'apps/api/node_modules'), join(checkout, 'apps/api/node_modules'))
  mkdirSync(join(checkout, 'node_modules/@portolan'))
  for (const name of readdirSync(join(checkout, 'packages')))
    symlinkSync(join(checkout, 'packages', name), join(checkout, 'node_modules/@portolan', name))
}

async function must(command, args) {
  const { code, output } = await run(command, args, { limit: 900 })
  if (code !== 0) throw new Error(`${output}\n${command} ${args[0]} failed: see above.`)
}

async function makeFixture(commit) {
  const work = mkdtempSync(join(tmpdir(), 'portolan-upgrade-'))
  const checkout = join(work, 'checkout')
  const file = join(folder, `${commit}.json.gz`)
  try {
    await must('git', ['worktree', 'add', '--detach', checkout, commit])
    linkPackages(checkout)
    await must(tool('tsx'), ['apps/api/src/testing/upgrade/make.ts', commit, checkout, join(work, 'data'), file])
    console.log(`${commit}: ${Math.round(statSync(file).size / 1024)} kB`)
  } finally {
    rmSync(work, { recursive: true, force: true })
    // Git forgets what is no longer there.
    await run('git', ['worktree', 'prune'])
  }
}

await ensureInstalled()
const wanted = process.argv.slice(2)
for (const commit of wanted.length > 0 ? wanted : commits) await makeFixture(commit)
