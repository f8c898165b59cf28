import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { defaultCurrency } from '@portolan/domain/currency'
import { defaultLanguage, directionOf, tagOf } from '@portolan/domain/language'
import { defaultLayout, defaultTheme } from '@portolan/domain/layout'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { makePageHead } from './page-pieces.ts'
import { personOf } from './person.ts'
import { Refusal } from './refusal.ts'
import type { Session } from './sessions.ts'

export interface SiteSettings {
  sso: boolean
  demo: boolean
  timeZone: string
  /** What each language calls the shop's clock. */
  clocks: Record<string, string>
}

const escapeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/** The page as its visitor last saw it: language, direction, theme and layout stand in the first byte, nothing flashes. */
function makePage(root: string, settings: SiteSettings) {
  const [head = '', rest = ''] = readFileSync(indexOf(root), 'utf8').split(/<html[^>]*>/)
  const headOf = makePageHead(root)
  return (session: Session | undefined, nonce: string, path: string): string => {
    const kept = session?.preferences ?? {}
    const language = kept.language ?? defaultLanguage
    const layout = { ...defaultLayout, ...kept }
    const html = `<html lang="${tagOf(language)}" dir="${directionOf(language)}" data-theme="${kept.theme ?? defaultTheme}" data-layout="${layout.layoutType}" data-width="${layout.layoutWidth}" data-sidebar="${layout.leftSidebarType}" data-topbar="${layout.topbar}" data-loader="${layout.loader ? 'on' : 'off'}">`
    const { script, sheets } = headOf({ path, language, person: personOf(session), nonce })
    const known = { ...settings, language, currency: kept.currency ?? defaultCurrency }
    return (
      `${head}${html}${rest}`
        .replaceAll('nonce=""', `nonce="${nonce}"`)
        // What only some pages show at once stands in those alone.
        .replace(/<img[^>]* data-for="([^"]*)"[^>]*>/g, (picture, paths: string) =>
          paths.split(' ').includes(path) ? picture : '',
        )
        .replace(
          /(<script type="application\/json" id="settings">)[^<]*(<\/script>)/,
          (_, tag: string, end: string) => tag + escapeJson(known) + end + script,
        )
        .replace('</head>', (end) => sheets + end)
    )
  }
}

/** A page's address has no file ending, no dot folder and no encoded separator; whatever has one is not a page. */
const isPage = (path: string): boolean => !/(^|\/)\.|\.\w+$|%2e|%2f|%5c|%00|\\|\/\//i.test(path)

const indexOf = (root: string): string => join(root, 'index.html')

/** False until the application is built: in development Vite serves it. */
export const isBuilt = (root: string | undefined): root is string => root !== undefined && existsSync(indexOf(root))

/** What was built; what is packed travels under the name of what it was. */
const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(existsSync(folder) ? readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name)) : [])

/**
 * Files are the same for everybody: they are served where nobody asks who calls. One route serves all that have a hash
 * in their name, from the list of what was built: a route for each of a thousand took a tenth of the start.
 */
export async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  const assets = join(root, 'assets')
  const built = filesIn(assets)
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', '.vite/**', 'assets/**'],
    setHeaders: (reply, path) => {
      const forEver = path.startsWith(assets + sep)
      reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  const isFile = ({ params }: FastifyRequest) => built.has((params as { name: string }).name)
  app.get<{ Params: { name: string } }>('/assets/:name', { config: { isFile } }, (request, reply) => {
    if (!isFile(request)) throw new Refusal(404)
    return reply.sendFile(request.params.name, assets)
  })
}

interface Pages {
  root: string
  settings: SiteSettings
  sessionOf(request: FastifyRequest): Session | undefined
}

export function servePages(app: FastifyInstance, { root, settings, sessionOf }: Pages): void {
  const page = makePage(root, settings)
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (/^\/(api|assets|metrics)(\/|$)/.test(path) || !isPage(path)) throw new Refusal(404)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(sessionOf(request), request.nonce, path))
  })
}
