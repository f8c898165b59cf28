import type { OtaError } from '@portolan/contract/envelope'
import { type ErrorTextId, textIdOfStatus } from '@portolan/contract/errors'
import { readSpeech } from '../i18n/store.ts'
import { say } from '../i18n/text.ts'

/** A message beside one field: the pointer names it, '/body/email' without its '/body'. */
export interface FieldFailure {
  field: string
  text: string
  code?: string | undefined
}

/** Everything a screen needs to say what happened: title, text, and what to put beside which field. */
export class CallError extends Error {
  readonly status: number
  readonly title: string
  readonly fields: FieldFailure[]

  constructor(status: number, title: string, text: string, fields: FieldFailure[] = []) {
    super(text)
    this.name = 'CallError'
    this.status = status
    this.title = title
    this.fields = fields
  }
}

const text = (id: ErrorTextId): string => say(readSpeech(), id)

interface Labelled {
  label: string
  details: string
}

/** Rail pass, booking and booking-details errors carry label and details as JSON text. */
function labelled(value: string): Labelled | undefined {
  if (!value.startsWith('{')) return undefined
  try {
    const parsed: unknown = JSON.parse(value)
    if (!parsed || typeof parsed !== 'object') return undefined
    const { label, details } = parsed as Partial<Labelled>
    return typeof label === 'string' && typeof details === 'string' ? { label, details } : undefined
  } catch {
    return undefined
  }
}

/** The errors of an answer, whatever else it may carry; none when it is not shaped like one. */
export function errorsOf(data: unknown): OtaError[] {
  const list = (data as { errors?: { errors?: unknown } } | undefined)?.errors?.errors
  return Array.isArray(list) ? list.filter((entry): entry is OtaError => typeof entry?.stringValue === 'string') : []
}

const fieldsOf = (errors: OtaError[]): FieldFailure[] =>
  errors
    .filter((error) => error.nodeList)
    .map((error) => ({ field: (error.nodeList ?? '').replace(/^\//, ''), text: error.stringValue, code: error.code }))

/** What is wrong with something that nobody types, such as the handle of an offer, is told as what happened. */
const reasonOf = (errors: readonly OtaError[]): string | undefined =>
  errors.slice(1).find(({ code }) => code?.includes('.'))?.stringValue

const fixed: ReadonlySet<number> = new Set([400, 401, 500, 504])

/** The server wrote the text; a reply without a readable one gets the fixed text of its status, if it has one. */
export function failureFromReply(status: number, data: unknown): CallError {
  const errors = errorsOf(data)
  const first = errors[0]?.stringValue
  if (!first)
    return new CallError(
      status,
      text('error.title'),
      text(fixed.has(status) ? textIdOfStatus(status) : 'error.response'),
    )
  const parts = labelled(first)
  const told = parts?.details ?? (status === 400 ? reasonOf(errors) : undefined) ?? first
  return new CallError(status, parts?.label ?? text('error.title'), told, fieldsOf(errors))
}

/** It says so, or it says what is wrong and not that it went well. */
function isRefusal(data: unknown): boolean {
  const success = (data as { success?: unknown } | null | undefined)?.success
  return success === false || (success !== true && errorsOf(data).length > 0)
}

/** An answer that says no is a failure, whether it says why or not. Without a reason the text is that of who was asked. */
export function assertSuccess(data: unknown, status: number, fallback: ErrorTextId): void {
  if (!isRefusal(data)) return
  if (errorsOf(data)[0]?.stringValue) throw failureFromReply(status, data)
  throw new CallError(status, text('error.title'), text(fallback))
}

/** No reply at all: timed out, or the network gave none. Anything else went wrong in our own data. */
export function failureWithoutReply(cause: unknown): CallError {
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'TimeoutError') return new CallError(504, text('error.title'), text('error.504'))
  const id: ErrorTextId = cause instanceof TypeError ? 'error.request' : 'error.data'
  return new CallError(0, text('error.title'), text(id))
}

/** The message of a successful answer that still carries errors, by the first supplier error string. */
export const firstErrorOf = (data: unknown, fallback: ErrorTextId): string =>
  errorsOf(data)[0]?.stringValue ?? text(fallback)
