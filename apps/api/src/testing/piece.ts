import type { Piece } from '../platform/outbox.ts'

/** A piece of work as its first taker holds it. */
export const pieceOf = (more: Partial<Piece> = {}): Piece => ({
  id: 1,
  token: '00000000-0000-4000-8000-000000000001',
  attempt: 1,
  putAt: 0,
  signal: new AbortController().signal,
  ...more,
})
