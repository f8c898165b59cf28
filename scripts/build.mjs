import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { run, tool } from './command.mjs'
import { compressFolder } from './compress.mjs'
import { ensureInstalled } from './install.mjs'
import { filesBelow, isTest, root } from './repository.mjs'
import { inTurn } from './turn.mjs'

/** Both sides are built from these as well. */
const everywhere = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', 'scripts/compress.mjs', 'packages']

const parts = {
  web: {
    inputs: [...everywhere, 'apps/web'],
    stamp: 'apps/web/dist/.vite/stamp',
    async build() {
      const result = await run(tool('vite'), ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') })
      if (result.code === 0) await compressFolder(join(root, 'apps/web/dist'))
      return result
    },
  },
  api: {
    inputs: [...everywhere, 'apps/api'],
    stamp: 'apps/api/dist/.stamp',
    build: () => run(tool('vite'), ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/api') }),
  },
  // What else it is made by is looked at when it is used: a stale image costs seconds, it is never wrong.
  image: {
    inputs: [
      'package-lock.json',
      'scripts/build.mjs',
      'apps/api/migrations',
      'apps/api/src/make-database-image.ts',
      'apps/api/src/platform/database-image.ts',
      'apps/api/src/suppliers/house/rail/catalogue',
      'apps/api/src/suppliers/house/rail/europe',
      'apps/api/src/suppliers/house/rail/timetable',
    ],
    stamp: 'apps/api/database-image/.stamp',
    build: () => run(tool('tsx'), ['apps/api/src/make-database-image.ts'], { cwd: root }),
  },
}

const isInput = (path) => !isTest(path) && !path.startsWith('apps/web/e2e/') && !path.endsWith('.tsbuildinfo')

/** Contents, not times: a checkout of another branch and back builds nothing. */
async function digestOf(inputs) {
  const paths = inputs.flatMap((input) => filesBelow(join(root, input), root))
  const digest = createHash('sha256')
  for (const path of paths.filter(isInput)) {
    digest
      .update(path)
      .update('\0')
      .update(await readFile(join(root, path)))
      .update('\0')
  }
  return digest.digest('hex')
}

async function buildPart(name) {
  const { inputs, stamp, build } = parts[name]
  const path = join(root, stamp)
  const digest = await digestOf(inputs)
  if ((await readFile(path, 'utf8').catch(() => '')) === digest) return `${name} is up to date`
  const began = Date.now()
  const { code, output } = await build()
  if (code !== 0) throw new Error(`${output}\nBuilding ${name} failed: see above.`)
  if (output.trim() !== '') console.log(output.trim())
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, digest)
  return `built ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s`
}

/** Builds what is stale; answers one line that says what was done. */
export function buildStale(names = Object.keys(parts)) {
  return inTurn('build', async () => {
    // The image waits for its database most of the time, and is ready before the pages are.
    const image = names.includes('image') ? buildPart('image') : undefined
    image?.catch(() => {})
    const done = []
    for (const name of names) done.push(await (name === 'image' ? image : buildPart(name)))
    return done.join(', ')
  })
}

if (process.argv[1] === import.meta.filename) {
  try {
    await ensureInstalled()
    console.log(await buildStale())
  } catch (problem) {
    console.error(problem.message)
    process.exitCode = 1
  }
}
