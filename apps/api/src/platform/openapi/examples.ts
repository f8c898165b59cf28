import { answerExamples } from '@portolan/contract/catalogue/answer-example'
import { requestExamples } from '@portolan/contract/catalogue/request-example'
import type { Failure } from '@portolan/contract/envelope'
import { type ErrorStatus, textIdOfStatus } from '@portolan/contract/errors'
import { errorText } from '../text.ts'
import type { Json } from './schemas.ts'

type Shown = Readonly<Record<string, object | undefined>>

const shown = (examples: Shown, name: string): Json => (examples[name] ? { example: examples[name] } : {})

export const requestExample = (name: string): Json => shown(requestExamples, name)
export const answerExample = (name: string): Json => shown(answerExamples, name)

/** What follows the fixed text: the field that is wrong, or the reason. */
const following: Partial<Record<ErrorStatus, Failure['errors']['errors']>> = {
  400: [{ stringValue: errorText('en', 'error.offer.unknown'), nodeList: '/rphs/0', code: 'offer.unknown' }],
  403: [{ stringValue: errorText('en', 'error.origin.missing'), code: 'origin.missing' }],
}

export const failureExample = (status: ErrorStatus): Failure => ({
  success: false,
  errors: { errors: [{ stringValue: errorText('en', textIdOfStatus(status)) }, ...(following[status] ?? [])] },
})
