import type { Call, InputOf, ResponseOf } from '@portolan/contract/call'
import { challengeHeader } from '@portolan/contract/work'
import { tagOf } from '@portolan/domain/language'
import { readersZone } from '../i18n/readers-zone.ts'
import { readSpeech } from '../i18n/store.ts'
import { takeBegun } from './begun.ts'
import { assertSuccess, type CallError, failureFromReply, failureWithoutReply } from './failure.ts'

/** Specification, section 9: every call is given this long. */
export const callTimeout = 180_000

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

type Listener = () => void
let loginNeeded: Listener = () => {}
let longWork: Listener = () => {}

/** The application says where 'Please log in.' leads; the client only knows that it happened. */
export function onLoginNeeded(listener: Listener): void {
  loginNeeded = listener
}

/** The same for work that a busy network is asked for and that takes longer than anybody overlooks. */
export function onLongWork(listener: Listener): void {
  longWork = listener
}

export interface CallOptions {
  signal?: AbortSignal
  /** The accounts list shows its own sentence instead of leading to login. */
  keepOnLoginNeeded?: boolean
  /** Repeats of the same intent carry the same key. */
  idempotencyKey?: string
  /** The version that the call is about; when the server has a newer one, nothing is done and the answer is 412. */
  ifMatch?: string | undefined
  /** What was chosen is kept though the page is left at once. */
  outlivesPage?: boolean
  /** JSON unless the caller reads something else as well. */
  accept?: string
  /** The caller reads `success` itself: such an answer says more than that it failed. */
  readsSuccess?: boolean
}

export interface Reply<Data> {
  data: Data
  /** ETag and Date, for those who keep what was answered. */
  headers: Headers
}

function addressOf(call: Call, parts: Parts): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.params?.[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts.query ?? {})) if (value !== undefined) query.set(name, String(value))
  const search = query.toString()
  return search ? `${path}?${search}` : path
}

function bodyOf(call: Call, body: unknown): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined) return {}
  if (call.encoding !== 'form') return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body as object)) if (value !== undefined) form.set(name, String(value))
  return { body: form }
}

/** randomUUID is withheld from plain http, and the shop may run there on a local network. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Mails and papers write instants by the clock of who has bought. */
function zoneOfReader(): Record<string, string> {
  const zone = readersZone()
  return zone === undefined ? {} : { 'portolan-time-zone': zone }
}

function requestOf(call: Call, parts: Parts, options: CallOptions) {
  const { body, headers } = bodyOf(call, parts.body)
  const timeout = AbortSignal.timeout(callTimeout)
  return {
    method: call.method,
    credentials: 'same-origin',
    keepalive: options.outlivesPage === true,
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    headers: {
      accept: options.accept ?? 'application/json',
      'accept-language': tagOf(readSpeech().language),
      ...(call.effect === 'write' && { 'idempotency-key': options.idempotencyKey ?? newKey(), ...zoneOfReader() }),
      ...(options.ifMatch && { 'if-match': options.ifMatch }),
      ...(headers as Record<string, string>),
    },
    ...(body !== undefined && { body }),
  } satisfies RequestInit
}

/**
 * The reply as it begins: who asked reads the body. Where the network is too busy, the work that is asked for is done
 * and the same request is sent once more, under the same key.
 */
export async function ask(call: Call, input: unknown, options: CallOptions): Promise<Response> {
  const parts = input as Parts
  const [address, request] = [addressOf(call, parts), requestOf(call, parts, options)]
  const knock = (more: Record<string, string> = {}) =>
    fetch(address, { ...request, headers: { ...request.headers, ...more } })
  try {
    const reply = await (takeBegun(address, request)?.catch(() => knock()) ?? knock())
    const work = reply.headers.get(challengeHeader)
    if (work === null) return reply
    const { workFor } = await import('./work.ts')
    return await workFor(work, { reply, knock, signal: request.signal, onLong: longWork })
  } catch (cause) {
    throw failureWithoutReply(cause)
  }
}

export function refusedBy({ status }: Response, data: unknown, options: CallOptions): CallError {
  const failure = failureFromReply(status, data)
  if (failure.status === 401 && !options.keepOnLoginNeeded) loginNeeded()
  return failure
}

/** Behind these somebody else answers; the others are our own. */
const asksSuppliers =
  /^\/api\/v1\/(air|bookings?|car|checkout|cruise|dynamicpkg|hotel|insurance|rail|touractivity|transfer|visa)\//

/** 409 where something was to be done: it was answered, and not done. */
export const assertDone = ({ path, effect }: Call, data: unknown): void =>
  assertSuccess(data, effect === 'write' ? 409 : 200, asksSuppliers.test(path) ? 'error.supplier' : 'error.response')

/** One typed function for every call of the contract; throws a CallError that carries the text to show. */
export async function exchange<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<Reply<ResponseOf<C>>> {
  const reply = await ask(call, input, options)
  const data: unknown = await reply.json().catch(() => undefined)
  if (!reply.ok || data === undefined) throw refusedBy(reply, data, options)
  if (!options.readsSuccess) assertDone(call, data)
  return { data: data as ResponseOf<C>, headers: reply.headers }
}

/** As most calls need it: the answer alone. */
export async function send<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<ResponseOf<C>> {
  return (await exchange(call, input, options)).data
}
