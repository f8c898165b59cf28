import type { Preferences } from '@portolan/contract/account'
import type { Language } from '@portolan/domain/language'
import type { Session } from './sessions.ts'

/** Whose share of the limits a request is taken from. */
export interface Client {
  /** What a session is looked up by; undefined where none is needed, or where nobody may ask the database for one. */
  token: string | undefined
  /** The token of a session that we have opened; it may have ended since. */
  session: string | undefined
  /** That session was opened by a login. */
  isAccount: boolean
  /** Earned by a little work; without it a client without a session is one of the strangers of its network. */
  pass: string | undefined
  /** No session lives under its token: from now on it is a stranger's. */
  sessionEnded(): void
  /** Puts the work that earns a pass beside the answer. */
  offerWork(): Promise<void>
  /** The same, but nothing for who has a pass. */
  offerPass(): Promise<void>
  /** One more account was tried in vain from this network: its next pass is dearer. */
  heatNetwork(): Promise<void>
}

/** Where nobody gives passes, everybody is one. */
export const stranger: Client = {
  token: undefined,
  session: undefined,
  isAccount: false,
  pass: undefined,
  sessionEnded: () => {},
  offerWork: async () => {},
  offerPass: async () => {},
  heatNetwork: async () => {},
}

/** What a handler may know of the caller, and the few things it may do to the reply. */
export interface Context {
  /** Absent for a visitor who has sent no (live) cookie. */
  session: Session | undefined
  /** Language of the texts the server writes: the session's choice, else what the browser asks for. */
  language: Language
  /** Address of the caller, by the trusted proxies only. */
  address: string
  client: Client
  requestId: string
  /** Fires when the caller goes away before the answer. */
  leaving(): AbortSignal
  /** Starts a session under a new token and sends its cookie; the old one ends. Answers the hash of the new one. */
  openSession(accountId: string | undefined, preferences?: Preferences): Promise<string>
  /** Ends the session on the server and clears the cookie. */
  endSession(): Promise<void>
  /** Of the request; the name in small letters. */
  header(name: string): string | undefined
  /** Goes with the answer, also when it is a refusal. */
  setHeader(name: string, value: string): void
  cookie(name: string): string | undefined
  /** Short-lived, HttpOnly, for one flow only. */
  setCookie(name: string, value: string, seconds: number): void
}

/** A handler that sends the browser elsewhere returns this instead of a body. */
export class Redirect {
  readonly to: string
  constructor(to: string) {
    this.to = to
  }
}

/** A file that is written while it is sent, for what is too long to be held at once. */
export class StreamedFile {
  readonly chunks: AsyncIterable<string>
  readonly headers: Readonly<Record<string, string>>
  constructor(chunks: AsyncIterable<string>, headers: Readonly<Record<string, string>>) {
    this.chunks = chunks
    this.headers = headers
  }
}

/** A handler that answers a file returns this: the bytes, and the headers that go with them instead of the usual ones. */
export class Sent {
  readonly body: string | Uint8Array
  readonly headers: Readonly<Record<string, string>>
  constructor(body: string | Uint8Array, headers: Readonly<Record<string, string>>) {
    this.body = body
    this.headers = headers
  }
}
