import type { Permission } from '@portolan/domain/permission'
import type { Product } from '@portolan/domain/product'
import type * as z from 'zod/mini'

/**
 * Who may make a call.
 * public: anyone · login: a logged-in user · b2b: a logged-in employee of an agency · owner: the owner of the thing
 * named in the request, a colleague with the permission, a guest holding its code, or the session that began it.
 */
export type AuthLevel = 'public' | 'login' | 'b2b' | 'owner'

/** read: no effect, may be repeated freely. write: takes an Idempotency-Key and is recorded. */
export type Effect = 'read' | 'write'

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As the specification writes it, with {name} for a path parameter. */
  path: `/api/${string}`
  auth: AuthLevel
  effect: Effect
  /** One line for the API documentation. */
  summary: string
  /** Checked by the server for agency users and named by the screen's <Permit>; it stands here once. */
  permission?: Permission
  /** How the body travels; JSON unless the specification says form. */
  encoding?: 'json' | 'form'
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Absent for calls that answer with a file, a picture or a redirect. */
  response?: z.ZodMiniType
  /** One line of the answer, for calls that can also answer line by line (application/x-ndjson). */
  line?: z.ZodMiniType
  /** What each JSON text holds, for calls that answer a list of such texts. */
  texts?: z.ZodMiniType
  /**
   * The answer may travel compressed. For searches and catalogues alone: where a secret that lasts (a code, a name, the
   * number of a document) stands beside what somebody else could have put there, the packed length tells it by and by.
   */
  packed?: true
  /**
   * Of whose stock it tells: who asks the same on the same terms within moments may be given the answer of somebody else.
   * For searches alone, in which nothing is anybody's. Only what travels packed.
   */
  shared?: readonly Product[]
  /** Media types of the file that is answered. */
  file?: readonly string[]
  /** The browser is sent to another address (303) and no answer is given. */
  redirects?: true
  /** answers: the ETag of the answer is its version. checks: an If-Match with another version is refused (412) as well. */
  version?: 'answers' | 'checks'
  /** signed: the bytes are the sender's own, with a signature over them; no key of ours and no page of ours is asked for. */
  sender?: 'signed'
}

/** Keeps the literal types, so that server handlers and client functions are typed by the table. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

type Of<C extends Call, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer S extends z.ZodMiniType> ? { [K in Part]: z.output<S> } : unknown

type Given<C extends Call, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer S extends z.ZodMiniType> ? { [K in Part]: z.input<S> } : unknown

/** What the server's handler receives: parsed. */
export type RequestOf<C extends Call> = Of<C, 'params'> & Of<C, 'query'> & Of<C, 'body'>

/** What the client passes: before parsing, so that defaults may be left out. */
export type InputOf<C extends Call> = Given<C, 'params'> & Given<C, 'query'> & Given<C, 'body'>

export type ResponseOf<C extends Call> = C extends { response: infer S extends z.ZodMiniType } ? z.output<S> : undefined

/** Lines of a call that declares none travel as they are. */
export type LineOf<C extends Call> = C extends { line: infer S extends z.ZodMiniType } ? z.output<S> : unknown
