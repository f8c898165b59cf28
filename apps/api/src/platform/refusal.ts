import { type ErrorStatus, type ErrorTextId, textIdOfStatus } from '@portolan/contract/errors'

export interface FieldRefusal {
  /** JSON pointer into the request: '/email'. */
  pointer: string
  code: string
  text: ErrorTextId
}

/** Why, where no field of the request is to blame: told after the fixed text of the status. */
export interface Reason {
  code: string
  text: ErrorTextId
}

/** A heading and what happened, in the caller's language. */
export interface Labelled {
  label: string
  details: string
}

interface Details {
  text?: ErrorTextId
  /** Told as JSON text in place of the status's own: where the specification says so. */
  labelled?: Labelled
  fields?: FieldRefusal[]
  reason?: Reason
  /** Seconds. */
  retryAfter?: number
}

/** The one error that modules throw on purpose; the one handler turns it into the envelope. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: ErrorStatus
  readonly text: ErrorTextId
  readonly labelled: Labelled | undefined
  readonly fields: FieldRefusal[]
  readonly reason: Reason | undefined
  readonly retryAfter: number | undefined

  constructor(status: ErrorStatus, details: Details = {}) {
    super(`${status}`)
    this.status = status
    this.text = details.text ?? textIdOfStatus(status)
    this.labelled = details.labelled
    this.fields = details.fields ?? []
    this.reason = details.reason
    this.retryAfter = details.retryAfter
  }
}

/** One field is wrong: 400 with the fixed text first and the field's own entry after it. */
export const fieldRefusal = (pointer: string, code: string, text: ErrorTextId): Refusal =>
  new Refusal(400, { fields: [{ pointer, code, text }] })
