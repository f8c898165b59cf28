import { spawnSync } from 'node:child_process'
import { codeOf } from './db.ts'
import { StartRefused } from './start-refused.ts'

/** A password among the arguments of a program can be read by everybody on the machine; its environment cannot. */
function hidePassword(databaseUrl: string): { address: string; password: string } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { address: url.href, password }
}

/** The programs say their own name first, and the rest of what they say is for their developers. */
const firstLine = (text: string): string =>
  (text.trim().split('\n')[0] ?? '').replace(/^pg_\w+: (error: )?/, '').replace(/\.$/, '')

function runProgram(program: string, databaseUrl: string, options: readonly string[]): void {
  const { address, password } = hidePassword(databaseUrl)
  const { error, status, stderr } = spawnSync(program, [...options, `--dbname=${address}`], {
    encoding: 'utf8',
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (codeOf(error) === 'ENOENT')
    throw new StartRefused(
      `${program} is not installed. Install the client programs of PostgreSQL, of the server's version or a later one.`,
    )
  if (error) throw error
  if (status !== 0) throw new StartRefused(`${program} failed: ${firstLine(stderr)}.`)
}

/** Taken in one snapshot: customers may go on buying meanwhile. */
export const dumpPostgres = (databaseUrl: string, file: string): void =>
  runProgram('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`])

/** All of it or nothing. */
export const restorePostgres = (databaseUrl: string, file: string): void =>
  runProgram('pg_restore', databaseUrl, [
    '--exit-on-error',
    '--single-transaction',
    '--no-owner',
    '--no-privileges',
    // The programs name the file last.
    file,
  ])
