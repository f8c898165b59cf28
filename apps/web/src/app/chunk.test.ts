import { beforeEach, expect, test, vi } from 'vitest'
import { ChunkError, chunkTimeout, makeChunk } from './chunk.ts'

beforeEach(() => vi.useFakeTimers())

test('[R7.91, R9.13] a piece that does not arrive within 120 s is a failure, and the next try starts afresh', async () => {
  let tries = 0
  const load = makeChunk(() => (++tries === 1 ? new Promise<string>(() => {}) : Promise.resolve('piece')))
  const first = load()
  const failed = expect(first).rejects.toBeInstanceOf(ChunkError)
  await vi.advanceTimersByTimeAsync(119_999)
  let settled = false
  void first.catch(() => {
    settled = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await failed
  expect(chunkTimeout).toBe(120_000)
  await expect(load()).resolves.toBe('piece')
})

test('a piece that fails to load says so in our own error', async () => {
  await expect(makeChunk(() => Promise.reject(new Error('gone')))()).rejects.toBeInstanceOf(ChunkError)
})
