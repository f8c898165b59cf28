import { expect, test } from 'vitest'
import { home, isOwnPath, landing } from './address.ts'

test('only an address of our own application is gone back to', () => {
  expect(['/rail', '/rail?x=//y', '/'].every(isOwnPath)).toBe(true)
  const foreign = ['//evil.example', '/\\evil', 'https:evil', 'javascript:alert(1)', '', undefined, '/a\nb']
  expect(foreign.some(isOwnPath)).toBe(false)
})

test('[R2.4] login lands on the asked page, search and all, or else on rail', () => {
  expect(landing('/rail/passes?country=EUROPE')).toBe('/rail/passes?country=EUROPE')
  expect([undefined, '//evil.example', '/', '/login?next=/x', '/logout'].map(landing)).toEqual(Array(5).fill(home))
  expect(landing('/login-help')).toBe('/login-help')
  expect(home).toBe('/rail')
})
