/** A call that the page began before any of the application was there. */
interface Begun {
  at: number
  reply: Promise<Response>
  stop(): void
}

const page = globalThis as { begun?: Record<string, Begun> }

/** Milliseconds: whoever asks for the same later wants to know how it is then. */
const fresh = 30_000

/** The same words in another language are another question; who looks is the same in all of them. */
const nameOf = (address: string, language: string, body: unknown): string =>
  body === undefined ? address : [address, language, body].join(' ')

/** For the scripts that stand in the page itself (`begin.ts`), which know nothing of the contract but an address. */
export function beginToAsk(
  address: string,
  { accept = 'application/json', body }: { accept?: string; body?: object } = {},
) {
  const { lang: language } = document.documentElement
  const text = body && JSON.stringify(body)
  const own = new AbortController()
  const reply = fetch(address, {
    ...(text !== undefined && { method: 'POST', body: text }),
    headers: {
      accept,
      'accept-language': language,
      ...(text !== undefined && { 'content-type': 'application/json' }),
    },
    signal: own.signal,
    // Before the pieces of the application, which the browser has found by now.
    priority: 'high',
  })
  reply.catch(() => {})
  const begun = { at: performance.now(), reply, stop: () => own.abort() }
  page.begun = { ...page.begun, [nameOf(address, language, text)]: begun }
}

interface Asked {
  headers: { 'accept-language': string }
  body?: RequestInit['body']
  signal: AbortSignal
}

/** Once; whoever takes it can also stop it. */
export function takeBegun(address: string, { headers, body, signal }: Asked): Promise<Response> | undefined {
  const name = nameOf(address, headers['accept-language'], body)
  const begun = page.begun?.[name]
  if (!begun || performance.now() - begun.at > fresh) return undefined
  delete page.begun?.[name]
  signal.addEventListener('abort', begun.stop, { once: true })
  return begun.reply
}
