import type { Call } from '@portolan/contract/call'
import { table } from '@portolan/contract/table'
import type { LightMyRequestResponse } from 'fastify'
import type { App } from '../app.ts'
import { describeApi } from '../platform/openapi/document.ts'

interface Answer {
  headers?: object
  content?: object
}

/** By method and path, then by status. */
type Answers = ReadonlyMap<string, ReadonlyMap<number, Answer>>

/** A test may put a query of its own behind the path. */
const nameOf = ({ method, path }: Call): string => `${method} ${path.split('?')[0]}`

/** The names of the calls that a server serves, as its document has them. */
export function servedBy(app: App): ReadonlySet<string> {
  const served = new Set(app.routes.flatMap((route) => (route.served && route.call ? [nameOf(route.call)] : [])))
  return new Set(Object.entries(table).flatMap(([name, call]) => (served.has(nameOf(call)) ? [name] : [])))
}

function readAnswers(served: ReadonlySet<string>): Answers {
  const document = describeApi({ table, served, cookieName: 'portolan', origin: 'http://127.0.0.1:8080' })
  const { responses: shared } = document.components as { responses: Record<string, Answer> }
  const paths = document.paths as Record<string, Record<string, { responses: Record<string, Answer> }>>
  const resolve = ($ref: string | undefined, answer: Answer): Answer =>
    $ref === undefined ? answer : (shared[$ref.slice('#/components/responses/'.length)] ?? {})
  return new Map(
    Object.values(table).map((call) => {
      const operation = paths[call.path]?.[call.method.toLowerCase()]
      const answers = Object.entries(operation?.responses ?? {}).map(([status, answer]): [number, Answer] => [
        Number(status),
        resolve((answer as { $ref?: string }).$ref, answer),
      ])
      return [nameOf(call), new Map(answers)]
    }),
  )
}

const known = new Map<string, Answers>()

/** All servers of a process serve the same calls, but for a test of one that does not. */
function answersOf(app: App): Answers {
  const served = servedBy(app)
  const key = String(served.size)
  const answers = known.get(key) ?? readAnswers(served)
  known.set(key, answers)
  return answers
}

const answersByApp = new WeakMap<App, Answers>()

/** Headers that a client has to know of. */
const isOurs = (header: string): boolean =>
  header.startsWith('portolan-') || ['etag', 'location', 'retry-after'].includes(header)

/** What a reply has that the document does not say of its call; undefined when a stranger was told all of it. */
function findUndocumented(answers: Answers, call: Call, reply: LightMyRequestResponse): string | undefined {
  const answer = answers.get(nameOf(call))?.get(reply.statusCode)
  if (!answer) return `the status ${reply.statusCode} (${reply.payload.slice(0, 200)})`
  const media = String(reply.headers['content-type'] ?? '').split(';')[0] ?? ''
  const content = answer.content ?? {}
  if (media !== '' && reply.payload !== '' && !(media in content)) return `the media type ${media}`
  const documented = new Set(Object.keys(answer.headers ?? {}).map((header) => header.toLowerCase()))
  const header = Object.keys(reply.headers).find((name) => isOurs(name) && !documented.has(name))
  return header && `the header ${header} beside ${reply.statusCode}`
}

/** Every reply that a test gets proves the document, or fails the test. */
export function demandDocumented(app: App, call: Call, reply: LightMyRequestResponse): void {
  const answers = answersByApp.get(app) ?? answersOf(app)
  answersByApp.set(app, answers)
  const missing = findUndocumented(answers, call, reply)
  if (missing) throw new Error(`${nameOf(call)} was answered with ${missing}, of which the API document says nothing.`)
}
