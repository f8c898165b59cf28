import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { makeAuditState } from './audit/state.ts'
import { examineSettings, knobNames, listWarnings } from './config.ts'
import { bodyLimit } from './platform/listener.ts'
import { makeMetrics, measureRequests, serveMetrics } from './platform/metrics.ts'
import { makeCallMetrics } from './suppliers/call-metrics.ts'
import { firstColumnOf, operationsPage } from './testing/operations-page.ts'

/** The block of a server's settings, with something real where the page leaves a gap. */
function settingsOfPage(): Record<string, string> {
  const block = /```\n(NODE_ENV=production\n[^`]+)```/.exec(operationsPage)?.[1] ?? ''
  const lines = block
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
  const pairs = lines.map((line): [string, string] => {
    const [, name = '', value = ''] = /^([A-Z_]+)=(\S+)$/.exec(line) ?? []
    return [name, value.replace('…', randomBytes(48).toString('base64'))]
  })
  return Object.fromEntries(pairs)
}

/** The sources of the server without its tests. */
function readSources(): string {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const names = readdirSync(here, { recursive: true, encoding: 'utf8' })
  const own = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return own.map((name) => readFileSync(join(here, name), 'utf8')).join('\n')
}

/** All that a node counts, as Prometheus reads it. */
async function openMetrics() {
  const metrics = makeMetrics()
  const app = Fastify()
  measureRequests(app, metrics)
  makeCallMetrics(metrics)
  makeAuditState(metrics)
  serveMetrics(app, metrics)
  const { body } = await app.inject('/metrics')
  const names = [...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name)
  /** The library keeps them and does not show them. */
  const labelsOf = (name: string): readonly string[] =>
    (metrics.registry.getSingleMetric(name) as { labelNames?: readonly string[] } | undefined)?.labelNames ?? []
  return { names, labelsOf }
}

const all = (shape: RegExp): string[] => [...new Set([...operationsPage.matchAll(shape)].map(([, name = '']) => name))]

describe('docs/operations.md', () => {
  test('[A44] its settings start a server in production, without a warning', () => {
    const settings = settingsOfPage()
    expect(Object.keys(settings).length).toBeGreaterThan(7)
    const { config, refusals } = examineSettings(settings)
    expect(refusals).toEqual([])
    expect(config && listWarnings(config)).toEqual([])
  })

  test('every setting it names is one that the program reads', () => {
    const named = [...all(/\b([A-Z]+(?:_[A-Z]+)+)\b/g), ...Object.keys(settingsOfPage())]
    expect(named.length).toBeGreaterThan(9)
    expect(named.filter((name) => !knobNames.includes(name))).toEqual([])
  })

  test('every npm script it names is there, and those for operators are named', () => {
    const root = fileURLToPath(new URL('../../../package.json', import.meta.url))
    const scripts = Object.keys((JSON.parse(readFileSync(root, 'utf8')) as { scripts: object }).scripts)
    const named = [...all(/npm run ([a-z:]+)/g), ...all(/npm (start)\b/g)]
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
    expect(named).toEqual(expect.arrayContaining(['start', 'backup', 'restore', 'check:production', 'audit:check']))
  })

  test('every line of the log that it explains is one that the program writes', () => {
    const sources = readSources()
    const lines = firstColumnOf('Lines that matter')
    expect(lines.length).toBeGreaterThan(8)
    expect(lines.filter((line) => !sources.includes(`'${line}'`) && !sources.includes(`\`${line}: `))).toEqual([])
  })

  test('every outcome of a login that is counted is explained, and no other', () => {
    const source = readFileSync(new URL('./account/login.ts', import.meta.url), 'utf8')
    const [, union = ''] = /tell = \(outcome: ([^)]+)\)/.exec(source) ?? []
    const counted = [...union.matchAll(/'(\w+)'/g)].map(([, outcome]) => outcome)
    const [, said = ''] = /\| `portolan_logins_total` \|([^|]+)\|/.exec(operationsPage) ?? []
    const explained = [...said.matchAll(/`(\w+)`/g)].map(([, outcome]) => outcome)
    expect(counted).toHaveLength(4)
    expect(explained.filter((word) => word !== 'outcome').sort()).toEqual(counted.sort())
  })

  test('its proxy refuses what is too large, before the server hangs up on it', () => {
    const [, most = ''] = /client_max_body_size (\d+)k;/.exec(operationsPage) ?? []
    expect(Number(most) * 1024).toBe(bodyLimit)
  })

  test('it explains every metric of ours, and no other', async () => {
    const { names } = await openMetrics()
    const explained = firstColumnOf('Metrics').filter((name) => !name.endsWith('*'))
    expect(explained.length).toBeGreaterThan(8)
    expect(explained.sort()).toEqual(names.filter((name) => name.startsWith('portolan_')).sort())
  })

  test('its alerts and questions ask for metrics that a server has, by labels that they have', async () => {
    const { names, labelsOf } = await openMetrics()
    const [, rules = ''] = /```yaml\n([^`]+)```/.exec(operationsPage) ?? []
    const asked = [...`${rules}${all(/(sum by [^`]+)`/g)}`.matchAll(/\b((?:portolan|nodejs)_\w+)(?:\{([^}]*)\})?/g)]
    expect(asked.length).toBeGreaterThan(10)
    const unknown = asked.flatMap(([, series = '', labels = '']) => {
      const name = names.includes(series) ? series : series.replace(/_(bucket|count|sum)$/, '')
      const named = [...labels.matchAll(/(\w+)[!=~]+"/g)].map(([, label = '']) => label)
      const wrong = named.filter((label) => !labelsOf(name).includes(label))
      return [...(names.includes(name) ? [] : [series]), ...wrong.map((label) => `${series}: ${label}`)]
    })
    expect(unknown).toEqual([])
  })
})
