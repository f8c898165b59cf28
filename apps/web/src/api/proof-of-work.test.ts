import { expect, test } from 'vitest'
import { solve } from './proof-of-work.ts'

const salt = '4a5b6c'
const puzzle = async (number: number, maxNumber: number) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}${number}`))
  const challenge = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { salt, maxNumber, challenge }
}

test('finds the number, also the first and the last one', async () => {
  expect(await solve(await puzzle(0, 500))).toBe('0')
  expect(await solve(await puzzle(457, 500))).toBe('457')
  expect(await solve(await puzzle(500, 500))).toBe('500')
})

test('tells how far it is and lets the page have its turn in between', async () => {
  const shares: number[] = []
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  await solve(await puzzle(1900, 1999), { onProgress: (share) => shares.push(share) })
  clearInterval(timer)
  expect(shares.length).toBeGreaterThan(2)
  expect(shares).toEqual([...shares].sort((one, other) => one - other))
  expect(shares.every((share) => share > 0 && share <= 1)).toBe(true)
  expect(turns).toBeGreaterThan(0)
})

test('stops when it is called off, and says when nothing fits', async () => {
  const calledOff = new AbortController()
  const solving = solve(await puzzle(9_000, 10_000), { signal: calledOff.signal, onProgress: () => calledOff.abort() })
  await expect(solving).rejects.toThrow()
  await expect(solve(await puzzle(501, 500))).rejects.toThrow('no number fits')
})
