import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { run } from './command.mjs'

const onPath = (name, folders = (process.env.PATH ?? '').split(delimiter)) =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path))

/** Debian keeps the server's programs out of PATH, one folder for each major version: the newest wins. */
function postgresFolder() {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(home, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** What the tests need beside Node: where it is, and Debian's package that brings it. */
const needs = {
  // The headless shell draws the same pages without a desktop browser around them: a quarter of the work less.
  chromium: {
    title: 'Chromium',
    debian: 'chromium-headless-shell',
    find: () => process.env.CHROMIUM ?? onPath('chromium-headless-shell') ?? onPath('chromium'),
  },
  postgres: {
    title: 'PostgreSQL',
    debian: 'postgresql',
    find: () => process.env.TEST_DATABASE_URL ?? postgresFolder(),
  },
  redis: { title: 'Redis', debian: 'redis-server', find: () => process.env.TEST_REDIS_URL ?? onPath('redis-server') },
}

export const chromium = () => needs.chromium.find()

const isRoot = () => process.getuid?.() === 0

async function administrator() {
  if (isRoot()) return []
  const asked = await run('sudo', ['-n', 'true'])
  return asked.code === 0 ? ['sudo', '-n'] : undefined
}

/** Installs what is missing from the system's packages when it may; else says the one command and throws. */
export async function ensureServices(names = Object.keys(needs)) {
  const missing = names.map((name) => needs[name]).filter((need) => !need.find())
  if (missing.length === 0) return
  const titles = missing.map((need) => need.title).join(', ')
  const packages = missing.map((need) => need.debian)
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages]
  const admin = onPath('apt-get') ? await administrator() : undefined
  if (!admin) {
    throw new Error(
      `The tests need ${titles}. Run this once, then try again:\n` +
        `  sudo apt-get update && sudo ${install.join(' ')}\n` +
        'Elsewhere than on Debian or Ubuntu, install the same programs, or point CHROMIUM, TEST_DATABASE_URL and ' +
        'TEST_REDIS_URL at them.',
    )
  }
  console.log(`Installing ${titles} from the system's packages …`)
  for (const step of [['apt-get', 'update'], install]) {
    const command = [...admin, 'env', 'DEBIAN_FRONTEND=noninteractive', ...step]
    const { code, output } = await run(command[0], command.slice(1), { limit: 900 })
    if (code !== 0) throw new Error(`${output}\n\`${step.join(' ')}\` failed: see above.`)
  }
  const still = missing.filter((need) => !need.find()).map((need) => need.title)
  if (still.length > 0) throw new Error(`Installed, yet not found: ${still.join(', ')}.`)
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/**
 * Waits for the end of its own input, which comes when the starter stops it, exits or is killed: whatever happens to
 * the tests, no server and no folder of theirs stays behind.
 */
const keeper = `
folder=$1; signal=$2; shift 2
"$@" & server=$!
cat > /dev/null
kill -s "$signal" "$server" 2> /dev/null
wait "$server" 2> /dev/null
rm -rf "$folder"
`

/** Starts a server that ends with this process; answers how to stop it earlier. */
export async function keepRunning({ title, folder, signal, command, isReady }) {
  const log = join(folder, 'server.log')
  const file = openSync(log, 'a')
  const child = spawn('sh', ['-c', keeper, 'keeper', folder, signal, ...command], {
    stdio: ['pipe', file, file],
    detached: true,
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // The servers must not keep a finished script alive: its end is what stops them.
  child.unref()
  child.stdin.unref()
  const stop = () => {
    child.ref()
    child.stdin.end()
    return ended
  }
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (await isReady()) return stop
    await pause(100)
  }
  const said = readFileSync(log, 'utf8')
  await stop()
  throw new Error(`${title} did not start:\n${said}`)
}

/** PostgreSQL refuses to run as root, so root hands it to the user that Debian's package made. */
async function asServerUser(folder) {
  if (!isRoot()) return []
  const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])))
  if (ids.some(({ code }) => code !== 0)) throw new Error('PostgreSQL cannot run as root, and no user postgres exists.')
  chownSync(folder, ...ids.map(({ output }) => Number(output)))
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--']
}

/** Nothing is worth an fsync here: the machine outlives the tests, and so does what the server wrote to its disk. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** An own cluster in a folder of its own: nothing on the machine is touched. */
export async function startPostgres(settings = {}) {
  const { TEST_DATABASE_URL: url } = process.env
  if (url) return { url, stop: async () => {} }
  return startCluster({ ...hasty, ...settings })
}

async function startCluster(settings) {
  const programs = postgresFolder()
  const folder = mkdtempSync(join(tmpdir(), 'portolan-postgres-'))
  const user = await asServerUser(folder)
  const data = join(folder, 'data')
  const setUp = [...user, join(programs, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']
  const made = await run(setUp[0], [...setUp.slice(1), '--locale=C.UTF-8', '--no-sync'], { cwd: folder, limit: 120 })
  if (made.code !== 0) throw new Error(`initdb failed:\n${made.output}`)
  writeFileSync(join(data, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n')
  const port = await freePort()
  const where = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder }
  const all = { ...where, max_connections: 200, shared_buffers: '128MB', ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const begin = (keptIn) =>
    keepRunning({
      title: 'PostgreSQL',
      folder: keptIn,
      signal: 'INT',
      command: [...user, join(programs, 'postgres'), '-D', data, ...options],
      isReady: async () =>
        (await run(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])).code === 0,
    })
  const stops = [await begin(folder)]
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** As `pg_ctl restart -m immediate`: everybody is thrown out, nothing is tidied up, and the log is played again. */
    async restart() {
      const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(postmaster, 'SIGQUIT')
      while (existsSync(join(data, 'postmaster.pid'))) await pause(20)
      stops.unshift(await begin(mkdtempSync(join(tmpdir(), 'portolan-postgres-'))))
    },
    async stop() {
      for (const stop of stops) await stop()
    },
  }
}

export async function startRedis() {
  if (process.env.TEST_REDIS_URL) return { url: process.env.TEST_REDIS_URL, stop: async () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'portolan-redis-'))
  const port = await freePort()
  const log = join(folder, 'server.log')
  const stop = await keepRunning({
    title: 'Redis',
    folder,
    signal: 'TERM',
    command: [
      needs.redis.find(),
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
      ...['--save', '', '--appendonly', 'no', '--daemonize', 'no'],
    ],
    isReady: () => readFileSync(log, 'utf8').includes('Ready to accept connections'),
  })
  return { url: `redis://127.0.0.1:${port}`, stop }
}
