import type { Call } from '@portolan/contract/call'
import { failures } from './answers.ts'
import { requestHeaders, responseHeaders, sentToAll } from './headers.ts'
import { operationOf } from './operation.ts'
import { type Json, schemasOf } from './schemas.ts'
import { tags } from './tags.ts'
import { workParagraph } from './work.ts'

export interface Described {
  table: Record<string, Call>
  /** The names of the calls that somebody serves. */
  served: ReadonlySet<string>
  cookieName: string
  /** Where the API is reached from outside. */
  origin: string
}

const intro = `The API behind the Portolan travel storefront.

Log in with \`POST /api/v1/account/authentication\`, or just put something into the cart: the answer sets the session
cookie, which is sent with every further call. Writes that carry it send \`Origin\` too.

Every failure has the same body: \`errors.errors[0].stringValue\` is the fixed text of the status, and an entry for each
field or reason follows, with its \`code\` and, as \`nodeList\`, the JSON pointer of the field. Answers may gain fields. \`X-Request-Id\`
names the request in the log of the server.

${workParagraph}`

export function describeApi({ table, served, cookieName, origin }: Described): Json {
  const schemas = schemasOf(table)
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(table)) {
    const path = paths[call.path] ?? { parameters: sentToAll(call.sender) }
    paths[call.path] = path
    path[call.method.toLowerCase()] = operationOf(name, call, served.has(name), schemas)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portolan',
      version: '1.0.0',
      description: intro,
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: origin }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components,
      parameters: requestHeaders,
      headers: responseHeaders,
      responses: failures,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: 'Set by logging in, or by the first write of a guest. HttpOnly.',
        },
      },
    },
  }
}
