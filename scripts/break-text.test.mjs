import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { breakText, chosenBreaks, faultsOfTable, noticedBy } from './break-text.mjs'
import { breaks } from './breaks/table.mjs'
import { root } from './repository.mjs'

const one = { name: 'a half is lost', file: 'src/money.ts', find: 'a + b', replace: 'a - b', tests: ['money.test.ts'] }
const other = { name: 'children pay twice', file: 'src/fare.ts', find: 'x', replace: 'y', tests: ['fare.test.ts'] }

it('breaks the one place that is meant, letter by letter', () => {
  expect(breakText('return a + b', one)).toBe('return a - b')
  expect(breakText('return a + b', { ...one, replace: "$& $' $1" })).toBe("return $& $' $1")
})

it('refuses text that is gone, stands there twice, or would stay as it is', () => {
  expect(() => breakText('return a * b', one)).toThrow(
    'a half is lost: src/money.ts holds the text to be replaced 0 times',
  )
  expect(() => breakText('a + b + a + b', one)).toThrow('2 times, not once')
  expect(() => breakText('a + b', { ...one, replace: one.find })).toThrow('nothing is changed')
})

it('chooses by any of the words, in the name or the file, whatever their case', () => {
  const all = [one, other]
  expect(chosenBreaks(all, [])).toEqual(all)
  expect(chosenBreaks(all, ['HALF'])).toEqual([one])
  expect(chosenBreaks(all, ['fare.ts', 'nobody'])).toEqual([other])
  expect(chosenBreaks(all, ['half', 'children'])).toEqual(all)
  expect(chosenBreaks(all, ['half children'])).toEqual([])
})

it('names two of one name, files that are not there and breaks that nobody watches', () => {
  const has = (path) => path !== 'fare.test.ts'
  expect(faultsOfTable([one], has)).toEqual([])
  expect(faultsOfTable([one, { ...one, tests: [] }], has)).toEqual([
    'a half is lost: there are two breaks of this name',
    'a half is lost: nothing is named that ought to notice',
  ])
  expect(faultsOfTable([other], has)).toEqual(['children pay twice: there is no fare.test.ts'])
  expect(faultsOfTable([{ ...other, tests: undefined, check: 'check.mjs' }], has)).toEqual([])
})

it('takes the title of a test that failed, never a file that could not be loaded', () => {
  expect(noticedBy([{ title: 'the file itself' }, { title: 'adds' }])).toBe('adds')
  expect(noticedBy([{ title: 'the file itself' }])).toBeUndefined()
  expect(noticedBy([])).toBeUndefined()
})

it('finds in the code of today each text that the table breaks', () => {
  expect(faultsOfTable(breaks, (path) => existsSync(join(root, path)))).toEqual([])
  expect(breaks.length).toBeGreaterThan(190)
  for (const one of breaks) breakText(readFileSync(join(root, one.file), 'utf8'), one)
})
