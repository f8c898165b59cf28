import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesBelow, root, workspaces } from './repository.mjs'

const ours = '@portolan'

/** Everything that is installed, but our own packages are those of the copy: else a broken one would never be met. */
function linkModules(from, to) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    if (name !== ours && (name === '.bin' || !name.startsWith('.'))) symlinkSync(join(from, name), join(to, name))
}

function linkWorkspaces(copy) {
  const folder = join(copy, 'node_modules', ours)
  mkdirSync(folder)
  for (const workspace of workspaces()) {
    symlinkSync(join(copy, workspace), join(folder, workspace.split('/')[1]))
    const own = join(root, workspace, 'node_modules')
    if (existsSync(own)) linkModules(own, join(copy, workspace, 'node_modules'))
  }
}

/** The checkout as it is, in a folder of its own: whatever happens to it, no broken line is ever left in the original. */
export function copyCheckout() {
  const copy = mkdtempSync(join(tmpdir(), 'portolan-copy-'))
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  for (const path of filesBelow(root)) {
    const to = join(copy, path)
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(join(root, path), to)
  }
  linkModules(join(root, 'node_modules'), join(copy, 'node_modules'))
  linkWorkspaces(copy)
  return copy
}
