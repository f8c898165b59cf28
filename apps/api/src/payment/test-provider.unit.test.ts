import { expect, test } from 'vitest'
import { makeSafe, type Safe } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { makeTestProvider, signatureHeader } from './test-provider.ts'

/** News is read without a look at the books. */
const noBooks = {} as Db
const safe = makeSafe(['a secret for tests, long enough to be one'])
const make = (of: Safe, now = new Date('2027-03-01T12:00:00Z')) =>
  makeTestProvider({ db: noBooks, safe: of }, { now: () => now })

const provider = make(safe)
const bytes = (text: string) => new TextEncoder().encode(text)
const read = (body: Uint8Array, signature: string | undefined) =>
  provider.readNews(body, (name) => (name === signatureHeader ? signature : undefined))

test('news is read when it is signed, and only then', () => {
  const body = bytes('{"id":"evt_1","reference":"ch_1"}')
  expect(read(body, provider.signNews(body))).toEqual({ id: 'evt_1', reference: 'ch_1' })
  expect(read(body, undefined)).toBeUndefined()
  expect(read(bytes('{"id":"evt_2","reference":"ch_1"}'), provider.signNews(body))).toBeUndefined()
  expect(read(body, make(makeSafe(['the secret of somebody else altogether'])).signNews(body))).toBeUndefined()
  expect(read(body, make(safe, new Date('2027-02-28T12:00:00Z')).signNews(body))).toBeUndefined()
})

test.each([
  '',
  'null',
  '[]',
  '{"id":"evt_1"}',
  '{"id":1,"reference":"ch_1"}',
  '{"id":"evt_\\u0000","reference":"ch_1"}',
])('news that says nothing is none, though it is signed: %j', (text) => {
  const body = bytes(text)
  expect(read(body, provider.signNews(body))).toBeUndefined()
})
