import { expect, test } from 'vitest'
import { isSignedBy, signatureOf } from './news-signature.ts'

const secret = 'the secret of the two'
const bytes = (text: string) => new TextEncoder().encode(text)
const body = bytes('{"id":"evt_1","reference":"ch_1"}')
const noon = new Date('2027-03-01T12:00:00Z')
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const signature = signatureOf(secret, body, noon)

test('news is signed over its bytes and its time', () => {
  expect(signature).toMatch(/^t=1803902400,v1=[0-9a-f]{64}$/)
  expect(isSignedBy(secret, body, signature, noon)).toBe(true)
})

test('a forged signature fits nothing: other bytes, time, secret or form', () => {
  expect(isSignedBy(secret, bytes('{"id":"evt_1","reference":"ch_2"}'), signature, noon)).toBe(false)
  expect(isSignedBy(secret, bytes('{"id": "evt_1","reference":"ch_1"}'), signature, noon)).toBe(false)
  expect(isSignedBy(secret, body, signature.replace('t=1803902400', 't=1803902401'), noon)).toBe(false)
  expect(isSignedBy('another secret', body, signature, noon)).toBe(false)
  const digest = signature.split('v1=')[1]
  for (const wrong of [
    undefined,
    '',
    't=,v1=',
    `v1=${digest}`,
    `t=1803902400,v1=${digest}0`,
    `${signature},v1=00`,
    `x${signature}`,
  ])
    expect(isSignedBy(secret, body, wrong, noon), wrong).toBe(false)
})

test('a signature is good for five minutes, by clocks that differ either way', () => {
  expect(isSignedBy(secret, body, signature, after(300))).toBe(true)
  expect(isSignedBy(secret, body, signature, after(-300))).toBe(true)
  expect(isSignedBy(secret, body, signature, after(301))).toBe(false)
  expect(isSignedBy(secret, body, signature, after(-301))).toBe(false)
})
