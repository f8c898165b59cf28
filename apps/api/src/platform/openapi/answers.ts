import { checkActivity } from '@portolan/contract/activity'
import type { Call } from '@portolan/contract/call'
import { type ErrorStatus, errorStatuses, textIdOfStatus } from '@portolan/contract/errors'
import { describeHotel } from '@portolan/contract/hotel'
import { errorText } from '../text.ts'
import { answerExample, failureExample } from './examples.ts'
import { answeredWith, isWrite, takesKey } from './headers.ts'
import type { Json, Schemas } from './schemas.ts'

const names: Record<ErrorStatus, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  412: 'PreconditionFailed',
  413: 'ContentTooLarge',
  415: 'UnsupportedMediaType',
  422: 'UnprocessableContent',
  429: 'TooManyRequests',
  500: 'ServerError',
  501: 'NotOnSale',
  503: 'ServiceUnavailable',
  504: 'GatewayTimeout',
}

const headersOf: Partial<Record<ErrorStatus, readonly string[]>> = {
  412: ['ETag'],
  429: ['RetryAfter', 'Challenge'],
  503: ['RetryAfter'],
}

/** Every status with its text and its body. */
export const failures: Record<string, Json> = Object.fromEntries(
  errorStatuses.map((status) => [
    names[status],
    {
      description: errorText('en', textIdOfStatus(status)),
      headers: answeredWith('RequestId', ...(headersOf[status] ?? [])),
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example: failureExample(status) },
      },
    },
  ]),
)

/** Reads that name one thing in their body. */
const namesInBody: ReadonlySet<Call> = new Set<Call>([checkActivity, describeHotel])

/** Names something that may not be there: by its address, its number or its code. */
const names404 = (call: Call): boolean =>
  Boolean(call.params) || call.auth === 'owner' || call.effect === 'write' || namesInBody.has(call)

/** Whether a call can be answered so. What any call can be answered with stands last. */
const canBe: Record<ErrorStatus, (call: Call, isServed: boolean) => boolean> = {
  400: ({ params, query, body, effect }) => Boolean(params ?? query ?? body) || effect === 'write',
  401: ({ auth }) => auth !== 'public',
  403: (call) => isWrite(call) || call.auth !== 'public' || call.permission !== undefined,
  404: names404,
  // An offer that has ended is told to those who only ask for its price, too.
  409: ({ effect, body }) => effect === 'write' || body !== undefined,
  412: ({ version }) => version === 'checks',
  413: isWrite,
  415: isWrite,
  422: takesKey,
  429: () => true,
  500: () => true,
  501: (_, isServed) => !isServed,
  503: () => true,
  504: ({ body, effect }) => effect === 'write' || body !== undefined,
}

const binary = { type: 'string', format: 'binary' }
const isText = (media: string): boolean => media.startsWith('text/') || media === 'image/svg+xml'

/** The cart answers the JSON text of each item: what stands in the text is said beside it. */
function answeredBy({ response, texts }: Call, { refOf }: Schemas): Json | undefined {
  if (!response || !texts) return response && refOf(response, 'output')
  const contentSchema = refOf(texts, 'output')
  return { type: 'array', items: { type: 'string', contentMediaType: 'application/json', contentSchema } }
}

/** Who could not log in without a captcha is offered the work in its place. */
const isLogin = (name: string): boolean => name === 'authenticate'

function headersWith(name: string, { version, texts }: Call): Json {
  const headers = [version && 'ETag', texts && 'Now', isLogin(name) && 'Challenge'].flatMap((one) => one || [])
  return headers.length > 0 ? { headers: answeredWith(...headers) } : {}
}

function successOf(name: string, call: Call, schemas: Schemas): Json {
  const headers = headersWith(name, call)
  const { line, file } = call
  const schema = answeredBy(call, schemas)
  if (call.redirects) return { 303: { description: 'Sent on', headers: answeredWith('Location') } }
  if (file) {
    const content = Object.fromEntries(
      file.map((media) => [media, { schema: isText(media) ? { type: 'string' } : binary }]),
    )
    return {
      200: { description: 'The file', ...headers, content },
      ...(call.version && { 304: { description: 'The file that the caller has is still the right one', ...headers } }),
    }
  }
  return {
    200: {
      description: 'Answer',
      ...headers,
      ...(schema && {
        content: {
          'application/json': { schema, ...answerExample(name) },
          // One JSON text a line, each as soon as it is known, for those who ask for it by Accept.
          ...(line && { 'application/x-ndjson': { schema: schemas.refOf(line, 'output') } }),
        },
      }),
    },
  }
}

export function answersOf(name: string, call: Call, isServed: boolean, schemas: Schemas): Json {
  const statuses = errorStatuses.filter((status) => canBe[status](call, isServed))
  return {
    ...successOf(name, call, schemas),
    ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${names[status]}` }])),
  }
}
