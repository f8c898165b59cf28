import { createHmac } from 'node:crypto'
import { isSame } from '../platform/crypto.ts'

/** Seconds between signing and reading, either way: clocks differ, and who kept a letter longer must not send it. */
const tolerance = 300

const header = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** Over the very bytes: what is parsed and written again is no longer what was signed. */
const digestOf = (secret: string, seconds: number, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

export function signatureOf(secret: string, body: Uint8Array, moment: Date): string {
  const seconds = secondsOf(moment)
  return `t=${seconds},v1=${digestOf(secret, seconds, body)}`
}

export function isSignedBy(secret: string, body: Uint8Array, signature: string | undefined, now: Date): boolean {
  const [, time, digest] = header.exec(signature ?? '') ?? []
  if (time === undefined || digest === undefined) return false
  const seconds = Number(time)
  return Math.abs(secondsOf(now) - seconds) <= tolerance && isSame(digest, digestOf(secret, seconds, body))
}
