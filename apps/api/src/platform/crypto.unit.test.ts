import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashOf, isSame, makeSafe, newToken } from './crypto.ts'

const [oldSecret, newSecret] = ['the secret of last year, long enough', 'the secret of this year, long enough']
const anyText = fc.string({ unit: 'grapheme' })

describe('A41 the safe', () => {
  const safe = makeSafe([oldSecret])

  test('opens what it sealed, for its owner alone', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (text, owner, other) => {
        const sealed = safe.seal(text, owner)
        expect(safe.open(sealed, owner)).toBe(text)
        if (other !== owner) expect(safe.open(sealed, other)).toBeUndefined()
      }),
    )
  })

  test('shows nothing of the text and never seals twice alike', () => {
    const sealed = safe.seal('K12345678', 'ada')
    expect(sealed).not.toContain('K12345678')
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('K1234')
    expect(safe.seal('K12345678', 'ada')).not.toBe(sealed)
  })

  test('opens nothing that was changed, anywhere', () => {
    const parts = safe.seal('K12345678', 'ada').split('.')
    for (const index of parts.keys()) {
      const bytes = Buffer.from(parts[index] ?? '', 'base64url')
      for (let byte = 0; byte < bytes.length; byte++) {
        const changed = Buffer.from(bytes)
        changed[byte] = (changed[byte] ?? 0) ^ 1
        const forged = parts.with(index, changed.toString('base64url')).join('.')
        expect(safe.open(forged, 'ada'), forged).toBeUndefined()
      }
    }
  })

  test('takes no shortened seal, however short', () => {
    const [id, iv, body, tag = ''] = safe.seal('K12345678', 'ada').split('.')
    const bytes = Buffer.from(tag, 'base64url')
    for (let length = 0; length < bytes.length; length++) {
      const short = bytes.subarray(0, length).toString('base64url')
      expect(safe.open([id, iv, body, short].join('.'), 'ada'), `${length} bytes`).toBeUndefined()
    }
  })

  test('answers nonsense with nothing', () => {
    fc.assert(fc.property(anyText, (text) => safe.open(text, 'ada') === undefined))
  })

  test('a new secret in front seals, the old one behind still opens, and without it nothing does', () => {
    const before = makeSafe([oldSecret])
    const during = makeSafe([newSecret, oldSecret])
    const after = makeSafe([newSecret])
    const [first, second] = [before.seal('first', 'ada'), during.seal('second', 'ada')]
    expect(during.open(first, 'ada')).toBe('first')
    expect(after.open(second, 'ada')).toBe('second')
    expect(before.open(second, 'ada')).toBeUndefined()
    expect(after.open(first, 'ada')).toBeUndefined()
  })

  test('signs with a key of its own', () => {
    expect(safe.sign('text')).toBe(makeSafe([oldSecret]).sign('text'))
    expect(safe.sign('text')).not.toBe(makeSafe([newSecret]).sign('text'))
    expect(safe.sign('text')).not.toBe(safe.sign('texts'))
  })

  test('needs a secret', () => {
    expect(() => makeSafe([])).toThrow()
  })
})

test('tokens are long, unlike each other, and stored as a hash', () => {
  const tokens = new Set(Array.from({ length: 1000 }, newToken))
  expect(tokens.size).toBe(1000)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  expect(hashOf('token')).not.toContain('token')
  expect(hashOf('token')).toBe(hashOf('token'))
})

test('texts are compared whole', () => {
  expect(isSame('abc', 'abc')).toBe(true)
  expect(isSame('abc', 'abd')).toBe(false)
  expect(isSame('abc', 'abcd')).toBe(false)
  expect(isSame('é', 'e')).toBe(false)
})
