import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkClocks, findMaking } from './check-clocks.mjs'
import { clocks, money, steps } from './steps.mjs'

const folders = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function check(tree) {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-clocks-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return checkClocks(folder)
}

const own = "export const zone = new Intl.DateTimeFormat('en').format(0)"

describe('[R9.1] a moment that a file makes for itself', () => {
  it('is found however it is made', () => {
    for (const code of [
      own,
      'Intl.DateTimeFormat().resolvedOptions().timeZone',
      'date.toLocaleTimeString(locale)',
      'new Date(at).toLocaleDateString()',
      'date.toLocaleString(locale)',
      'date.toTimeString()',
      '`${date.getHours()}:00`',
      'date.getUTCMinutes()',
      'date.getTimezoneOffset()',
    ])
      expect(findMaking(code), code).toHaveLength(1)
  })

  it('is found where its hour is cut out of it', () => {
    for (const code of [
      'moment.slice(11, 16)',
      'at?.slice(11) ?? fallback',
      'startsAt.substring(11, 16)',
      'startsAt.substr( 11, 5)',
      'local.slice(-5)',
      "const [day, time] = local.split('T')",
      'local.split("T")[1]',
      'local.split(/T/)',
    ])
      expect(findMaking(code), code).toHaveLength(1)
  })

  it('leaves comments, names and days in UTC alone', () => {
    for (const text of [
      '/** Intl.DateTimeFormat is dear to make. */',
      '// new Intl.DateTimeFormat()',
      'const day = date.toISOString().slice(0, 10)',
      'date.getUTCDay()',
      'const minute = moment.slice(0, 16)',
      "const [code, name] = word.split('~')",
      'rows.slice(110)',
      'timeOf(moment)',
      'word.toLocaleUpperCase(locale)',
    ])
      expect(findMaking(text), text).toEqual([])
  })
})

describe('[R9.1] the check', () => {
  it('names file, line and what to use instead, in both apps and the packages', () => {
    const paths = ['apps/api/src/rail/a.ts', 'apps/web/src/cart/A.tsx', 'packages/contract/src/a.ts']
    const { read, problems } = check(Object.fromEntries(paths.map((path) => [path, `\n${own}\n`])))
    expect(read).toBe(3)
    expect(problems.map((problem) => problem.split(': ')[0]).sort()).toEqual(paths.map((path) => `${path}:2`))
    for (const problem of problems) expect(problem).toContain('packages/domain/src/moment.ts')
  })

  it('lets the one place of each side, our own timetables and tests make them', () => {
    const { read, problems } = check({
      'packages/domain/src/moment.ts': own,
      'apps/web/src/i18n/calendar.ts': own,
      'apps/api/src/platform/local-time.ts': own,
      'apps/api/src/suppliers/house/air/schedule/clock.ts': own,
      'apps/web/src/cart/model.test.ts': own,
      'apps/web/src/cart/model.ts': 'export const one = 1',
    })
    expect({ read, problems }).toEqual({ read: 1, problems: [] })
  })

  it('does not take an empty tree for a clean one', () => {
    expect(check({ 'apps/web/readme.md': '' }).problems).toHaveLength(1)
  })

  it('is a step of every run, beside that of money', () => {
    const names = steps.map(({ name }) => name)
    expect(names.indexOf(clocks.name)).toBe(names.indexOf(money.name) + 1)
  })
})
