import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakText, chosenBreaks, faultsOfTable, noticedBy } from './break-text.mjs'
import { breaks } from './breaks/table.mjs'
import { copyCheckout } from './checkout-copy.mjs'
import { run } from './command.mjs'
import { failuresOf, tellFailure } from './failures.mjs'
import { ensureInstalled } from './install.mjs'
import { stopWithParent } from './parent.mjs'
import { root } from './repository.mjs'
import { ensureServices, startPostgres, startRedis } from './services.mjs'
import { closingLine, sum, tallyOfCheck } from './tally.mjs'

/** Breaks the product on purpose, one break at a time, and names those that no test notices. */
const words = process.argv.slice(2)
const minutes = 60

const needsServer = (path) => path.startsWith('apps/api/') && !path.endsWith('.unit.test.ts')

const seconds = (count) => `${count.toFixed(1)} s`.padStart(8)

async function runTests(copy, files, env, more = []) {
  const report = join(copy, 'test-results', 'breaks.json')
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // All but the broken file is as it was: what it was compiled to is kept, by what stands in it.
  const args = ['run', '--experimental.fsModuleCache', ...reporters, ...more, ...files]
  const vitest = join(copy, 'node_modules', '.bin', 'vitest')
  const result = await run(vitest, args, { cwd: copy, env, limit: 15 * minutes })
  return { ...result, failures: failuresOf(report) }
}

async function runCheck(copy, check, env) {
  const result = await run(process.execPath, [check], { cwd: copy, env, limit: 5 * minutes })
  return { ...result, failures: result.code === 0 ? [] : [{ title: check }] }
}

/** A test that is red anyway proves nothing of a break. */
async function demandGreen(copy, chosen, env) {
  const tests = [...new Set(chosen.flatMap((one) => one.tests ?? []))]
  const checks = [...new Set(chosen.flatMap(({ check }) => check ?? []))]
  const results = tests.length > 0 ? [await runTests(copy, tests, env)] : []
  for (const check of checks) results.push(await runCheck(copy, check, env))
  for (const { code, failures, output } of results) {
    if (code === 0) continue
    console.log(failures.some(({ file }) => file) ? failures.map(tellFailure).join('\n') : output.trimEnd())
    throw new Error('Nothing was broken yet, and this has failed already: see above.')
  }
  const took = results.reduce((all, result) => all + result.seconds, 0)
  console.log(`whole   ${seconds(took)}  ${tests.length} files of tests and ${checks.length} checks are green unbroken`)
}

/** Alone in its copy, and mended again whatever comes of it. */
async function tryBreak(copy, broken, env) {
  const { name, file, tests = [], check } = broken
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, breakText(text, broken))
  // Two breaks are tried beside each other on two cores: each has one.
  const once = ['--bail=1', '--maxWorkers=1']
  const result = await (check ? runCheck(copy, check, env) : runTests(copy, tests, env, once))
  writeFileSync(path, text)
  const title = noticedBy(result.failures)
  if (title) console.log(`noticed ${seconds(result.seconds)}  ${name}\n${' '.repeat(18)}by: ${title}`)
  else if (result.code === 0) console.log(`SURVIVED${seconds(result.seconds).slice(1)}  ${name} (${file})`)
  else console.log(`${output(result)}\nUNCLEAR ${seconds(result.seconds)}  ${name}: no test came to its end`)
  return { name, file, isNoticed: title !== undefined }
}

const output = ({ output: text }) => text.trimEnd().split('\n').slice(-30).join('\n')

async function tryAll(copies, chosen, env) {
  const waiting = [...chosen]
  const results = []
  const worker = async (copy) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await tryBreak(copy, next, env))
  }
  await Promise.all(copies.map(worker))
  return results
}

async function withServices(chosen, work) {
  const isNeeded = chosen.some(({ tests = [] }) => tests.some(needsServer))
  if (!isNeeded) return work({})
  await ensureServices(['postgres', 'redis'])
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  try {
    return await work({ TEST_BACKEND: 'postgres', TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url })
  } finally {
    await Promise.all([postgres.stop(), redis.stop()])
  }
}

async function main() {
  const began = Date.now()
  const chosen = chosenBreaks(breaks, words)
  if (chosen.length === 0) throw new Error(`No break has ${words.join(' or ')} in its name or its file.`)
  const faults = faultsOfTable(breaks, (path) => existsSync(join(root, path)))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  for (const one of breaks) breakText(readFileSync(join(root, one.file), 'utf8'), one)
  await ensureInstalled()
  const copies = [copyCheckout(), ...(chosen.length > 1 ? [copyCheckout()] : [])]
  const results = await withServices(chosen, async (services) => {
    const env = { NO_COLOR: '1', FORCE_COLOR: undefined, ...services }
    await demandGreen(copies[0], chosen, env)
    return tryAll(copies, chosen, env)
  })
  const blind = results.filter(({ isNoticed }) => !isNoticed)
  if (blind.length > 0)
    console.log(`\nNobody noticed:\n${blind.map(({ name, file }) => `${name} (${file})`).join('\n')}`)
  console.log(`\nAll of it in ${((Date.now() - began) / 1000).toFixed(0)} s`)
  console.log(closingLine(sum(results.map(({ isNoticed }) => tallyOfCheck(isNoticed)))))
  process.exitCode = blind.length > 0 ? 1 : 0
}

stopWithParent()
await main().catch((problem) => {
  console.error(problem.message)
  process.exitCode = 1
})
