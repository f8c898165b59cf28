import type { Browser, BrowserContext, ConsoleMessage, Request, Response, TestInfo } from '@playwright/test'

/**
 * What the pages of a journey meet is told in lines: `401 POST /api/v1/account/authentication` for an answer of 400 or
 * above, `lost GET /assets/part.js` for a request that was never answered, `said …` for a complaint of the browser.
 */
export interface Watch {
  /**
   * Names beforehand what will go wrong, by such lines; a star stands for one part of a path, an expression for words
   * of the browser. What was not named fails the journey, and so does what was named and never came.
   */
  expect(...lines: (string | RegExp)[]): void
  /** What came without a name, and what was named in vain. */
  unexpected(): string[]
  missing(): string[]
  /** Everything that was said and asked, for somebody who looks into a failure. */
  record: string[]
}

interface Named {
  line: string
  pattern: RegExp
  came: boolean
}

const escaped = (text: string) => text.replace(/[.?+^$()[\]{}|\\]/g, '\\$&')
const patternOf = (line: string | RegExp) =>
  typeof line === 'string' ? new RegExp(`^${escaped(line).replaceAll('*', '[^/]+')}$`) : line

/** The browser's own line about an answer or a loss, which has been told with its path already. */
const toldAlready = /^Failed to load resource/

/**
 * What the page itself gives up: what is still asked for when it is left (calendars, fares, searches, the icon), a search
 * that another one takes the place of, and a page that turns out to be a download. The browser says so of nothing else: a
 * server that is gone, a line that is cut and a refusal by the browser have names of their own.
 */
const endedByPage = 'net::ERR_ABORTED'

/** Of a page of ours the path is enough. */
function placeOf(request: Request, home: string): string {
  const { origin, pathname } = new URL(request.url())
  return `${request.method()} ${origin === home ? pathname : origin + pathname}`
}

export function watchPages(home: string): Watch & { follow(context: BrowserContext): void } {
  const named: Named[] = []
  const came: string[] = []
  const record: string[] = []
  const meet = (line: string) => {
    record.push(line)
    const known = named.filter(({ pattern }) => pattern.test(line))
    for (const one of known) one.came = true
    if (known.length === 0) came.push(line)
  }
  const answered = (response: Response) => {
    const line = `${response.status()} ${placeOf(response.request(), home)}`
    if (response.status() >= 400) meet(line)
    else if (line.includes('/api/')) record.push(line)
  }
  const lost = (request: Request) => {
    const { errorText = '' } = request.failure() ?? {}
    if (errorText === endedByPage) record.push(`ended ${placeOf(request, home)}`)
    else meet(`lost ${placeOf(request, home)}`)
  }
  const said = (message: ConsoleMessage) => {
    const line = `said ${message.text()}`
    if (message.type() === 'error' && !toldAlready.test(message.text())) meet(line)
    else record.push(line)
  }
  return {
    record,
    expect(...lines) {
      for (const line of lines) named.push({ line: String(line), pattern: patternOf(line), came: false })
    },
    unexpected: () => came,
    missing: () => named.filter((one) => !one.came).map(({ line }) => line),
    follow(context) {
      context.on('response', answered)
      context.on('requestfailed', lost)
      context.on('console', said)
      context.on('weberror', (error) => meet(`said ${error.error()}`))
      context.on('page', (page) => page.on('framenavigated', (frame) => record.push(`at ${frame.url()}`)))
    },
  }
}

/** Beside the picture and what can be read on the page, which are kept anyway: where every page stood, and how it came there. */
export async function attachRecord(browser: Browser, { record }: Watch, info: TestInfo): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages())
  const lines = [...record, ...pages.map((page) => `ends at ${page.url()}`)]
  await info.attach('asked and said', { body: lines.join('\n'), contentType: 'text/plain' })
}
