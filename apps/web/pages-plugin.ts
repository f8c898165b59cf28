import type { Plugin, Rolldown } from 'vite'
import { beginningOf, makeBeginScript } from './begin-script.ts'
import { type Page, readPages } from './read-pages.ts'

const root = import.meta.dirname

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const isChunk = (file: Bundle[string] | undefined): file is Chunk => file?.type === 'chunk'

/** A chunk after everything that it imports before it can run: sheets stand in this order, too. */
function withImports(bundle: Bundle, { fileName, imports }: Chunk, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found
  for (const name of imports) {
    const next = bundle[name]
    if (isChunk(next)) withImports(bundle, next, found)
  }
  return found.add(fileName)
}

const catalogue = /\/(?:locales\/(\w+)\/(\w+)|error-text\/(\w+))\.json$/
const everyPage = ['ui', 'error', 'shell']
const shell = 'src/app/shell/Shell.tsx'

/** Which chunk holds the texts of a feature: by language, then by feature. */
function cataloguesIn(chunks: readonly Chunk[]): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  for (const { fileName, moduleIds } of chunks)
    for (const id of moduleIds) {
      const [, language, feature = 'error', ofErrors] = catalogue.exec(id) ?? []
      const spoken = language ?? ofErrors
      if (!spoken) continue
      const files = found.get(spoken) ?? new Map<string, string>()
      found.set(spoken, files.set(feature, fileName))
    }
  return found
}

/** What the browser fetches for a page and has not fetched for the first one. */
function makeReading(bundle: Bundle) {
  const chunks = Object.values(bundle).filter(isChunk)
  const find = (what: string, test: (chunk: Chunk) => boolean): Chunk => {
    const found = chunks.find(test)
    if (!found) throw new Error(`No piece of the application holds ${what}.`)
    return found
  }
  const holding = (source: string) => find(source, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
  const known = withImports(
    bundle,
    find('its beginning', ({ isEntry }) => isEntry),
  )
  const frame = holding(`/${shell}`)
  const catalogues = cataloguesIn(chunks)
  const isNew = (name: string): boolean => !known.has(name)
  const sheetsOf = (name: string) => [...((bundle[name] as Chunk).viteMetadata?.importedCss ?? [])]

  return ({ path, needs, needsLogin, isFramed, source, texts }: Page) => {
    const around = isFramed ? withImports(bundle, frame) : new Set<string>()
    const scripts = [...withImports(bundle, holding(`/${source}`), around)].filter(isNew)
    const textsIn = (files: ReadonlyMap<string, string>) =>
      [...new Set([...everyPage, ...texts].flatMap((feature) => files.get(feature) ?? []))].filter(isNew)
    const spoken = [...catalogues].map(([language, files]) => [language, textsIn(files)])
    const sheets = [...new Set(scripts.flatMap(sheetsOf))]
    const begins = beginningOf(root, source)
    const frameBegins = isFramed ? beginningOf(root, shell) : undefined
    return [
      path,
      { needs, needsLogin, frameBegins, begins, sheets, scripts, texts: Object.fromEntries(spoken) },
    ] as const
  }
}

/**
 * Writes down what each page that begins a search is made of, for the server to name it in the page itself: a browser that finds it out only
 * by running one piece after the other waits for the line each time.
 */
export function pages(): Plugin {
  return {
    name: 'portolan-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const searching = (await readPages(root)).filter(({ source }) => beginningOf(root, source))
        const made = searching.map(makeReading(bundle))
        const wanted = new Set(made.flatMap(([, { frameBegins = [], begins = [] }]) => [frameBegins, begins].flat()))
        const scripts: Record<string, string> = {}
        for (const path of wanted) scripts[path] = await makeBeginScript(root, path)
        const source = JSON.stringify({ pages: Object.fromEntries(made), scripts })
        this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source })
      },
    },
  }
}
