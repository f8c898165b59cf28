import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileAnchor } from './anchor.ts'

const headOf = (length: number) => ({ length, hash: String(length % 10).repeat(43) })

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portolan-anchor-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('[A43] an anchor is there after a restart, and the one before it, too', () => {
  expect(fileAnchor(dataDir).read()).toEqual([])
  for (const length of [8, 9, 10]) fileAnchor(dataDir).write(headOf(length))
  expect(fileAnchor(dataDir).read()).toEqual([headOf(10), headOf(9)])
})

test('[A43] an anchor only moves forward, also by the hand of another', () => {
  const [one, other] = [fileAnchor(dataDir), fileAnchor(dataDir)]
  one.write(headOf(12))
  other.write(headOf(11))
  other.write({ length: 12, hash: 'x'.repeat(43) })
  expect(one.read()).toEqual([headOf(12)])
  other.write(headOf(13))
  expect(one.read()).toEqual([headOf(13), headOf(12)])
})

test('[A43] what else lies in the folder is no anchor', () => {
  fileAnchor(dataDir).write(headOf(1))
  writeFileSync(join(dataDir, 'audit-anchor', '.DS_Store'), '')
  writeFileSync(join(dataDir, 'audit-anchor', '000000000009.short'), '')
  expect(fileAnchor(dataDir).read()).toEqual([headOf(1)])
})
