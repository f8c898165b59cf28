import type { Call } from '@portolan/contract/call'
import type { CallName } from '@portolan/contract/table'
import { challengeHeader } from '@portolan/contract/work'
import { languages, tagOf } from '@portolan/domain/language'
import type { Json } from './schemas.ts'
import { challengeAnswered, passSent, solutionSent } from './work.ts'

const text = { type: 'string' }

/** Headers that a caller may send: where each is heeded stands in `sentWith`. */
export const requestHeaders: Record<string, Json> = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: `The language of texts and errors, where the session has chosen none: ${languages.map(tagOf).join(', ')}.`,
    schema: text,
    example: 'fr',
  },
  Origin: {
    name: 'Origin',
    in: 'header',
    description:
      'The origin of this server. A write that carries the session cookie is refused (403, `origin.missing`) without it, and with any other. Browsers send it by themselves.',
    schema: { type: 'string', format: 'uri' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A name for this one intent, chosen by the caller. The same key with the same request is done once and answered alike for an hour; with another request it is refused (422).',
    schema: { type: 'string', maxLength: 128 },
    example: '0b8f9a52-8f0e-4f5b-9d3e-0c8f7a1b2c3d',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag of the cart that was looked at. When the cart is another one by now, nothing is done (412).',
    schema: text,
    example: '"7"',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag of the file that is there already: 304 when it is still the right one.',
    schema: text,
  },
  TimeZone: {
    name: 'portolan-time-zone',
    in: 'header',
    description:
      'The zone of the caller’s clock: mails about the order name its expiries in it. One that does not exist is left out.',
    schema: { type: 'string', maxLength: 64 },
    example: 'Asia/Hong_Kong',
  },
  Solution: solutionSent,
  Pass: passSent,
}

/** Headers that an answer carries. */
export const responseHeaders: Record<string, Json> = {
  Challenge: challengeAnswered,
  Now: {
    description: 'The clock by which what is answered expires.',
    schema: { type: 'string', format: 'date-time' },
  },
  ETag: { description: 'The version of what is answered.', schema: text },
  Location: { description: 'Where the browser is sent.', schema: { type: 'string', format: 'uri' } },
  RetryAfter: { description: 'Seconds to wait before the next try.', schema: { type: 'integer', minimum: 1 } },
  RequestId: { description: 'Names the request in the log of the server.', schema: { type: 'string', format: 'uuid' } },
}

const nameOnWire: Record<string, string> = {
  Challenge: challengeHeader,
  Now: 'portolan-now',
  RetryAfter: 'Retry-After',
  RequestId: 'X-Request-Id',
}

export const answeredWith = (...names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [nameOnWire[name] ?? name, { $ref: `#/components/headers/${name}` }]))

export const isWrite = ({ method }: Call): boolean => method !== 'GET'

/** What is done once under a key: writes, but for those whose sender signs them and has names of its own. */
export const takesKey = (call: Call): boolean => call.effect === 'write' && isWrite(call) && call.sender !== 'signed'

/** Calls that begin an order: its mails are written by the caller's clock. */
const beginsOrder: ReadonlySet<string> = new Set<CallName>([
  ...(['startCheckout', 'bookActivity', 'bookCar', 'bookFlight', 'bookRail', 'bookTransfer'] as const),
  ...(['holdHotel', 'bookHotel', 'holdPackage'] as const),
])

const parametersNamed = (...names: readonly (string | false | undefined)[]): Json[] =>
  names.flatMap((name) => (name ? [{ $ref: `#/components/parameters/${name}` }] : []))

/** What every call of an address heeds. A sender with a share of its own works for nothing. */
export const sentToAll = (sender: Call['sender']): Json[] =>
  sender === 'signed' ? parametersNamed('AcceptLanguage') : parametersNamed('AcceptLanguage', 'Solution', 'Pass')

/** Which of the other headers a call heeds. */
export const sentWith = (name: string, call: Call): Json[] =>
  parametersNamed(
    isWrite(call) && call.sender !== 'signed' && 'Origin',
    takesKey(call) && 'IdempotencyKey',
    call.version === 'checks' && 'IfMatch',
    call.version && call.file && 'IfNoneMatch',
    beginsOrder.has(name) && 'TimeZone',
  )
