import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findWeakness } from './secret-strength.ts'

describe('[A44] a secret that could be guessed', () => {
  test.each([
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'has fewer than 12 different characters'],
    ['01234567890012345678900123456789', 'has fewer than 12 different characters'],
    ['Xk2!pQ9#vL5@wR8$zT4%nB7&', 'has fewer than 32 characters'],
    ['quick brown fox-quick brown fox-', 'repeats one block of characters'],
    ['abcdefghijklmnopabcdefghijklmnop', 'repeats one block of characters'],
    ['abcdefghijklmabcdefghijklmabcdefg', 'repeats one block of characters'],
    ['a secret that is long enough for anyone', 'is printed in the documents of this program'],
    ['a secret for tests, long enough to be one', 'is printed in the documents of this program'],
  ])('%s', (secret, weakness) => {
    expect(findWeakness(secret)).toBe(weakness)
  })

  test('is none of those that a machine makes', () => {
    for (let count = 0; count < 500; count++) {
      expect(findWeakness(randomBytes(48).toString('base64'))).toBeUndefined()
      expect(findWeakness(randomBytes(48).toString('base64url'))).toBeUndefined()
    }
  })
})

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const isDocument = (name: string): boolean =>
  /\.(md|ya?ml|env|example|toml|conf|service)$|^(Dockerfile|\.env)/.test(name)

/** What people read and copy from: everything beside the sources. */
function documents(): string[] {
  const here = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  const below = readdirSync(join(root, 'docs'), { recursive: true }).map((name) => `docs/${name}`)
  return [...here, ...below].filter((path) => isDocument(path.split('/').at(-1) ?? ''))
}

test('[A44] no document prints a secret that production would take', () => {
  expect(documents()).toContain('README.md')
  const printed = documents().flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/SESSION_SECRET["']?\s*[=:]\s*["'`]?([^\s"'`$]+)/g)].map(
      ([, secret = '']) => ({ path, secret }),
    ),
  )
  for (const { path, secret } of printed)
    for (const one of secret.split(',')) expect(findWeakness(one), `${one} in ${path}`).toBeDefined()
})
