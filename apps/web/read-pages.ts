import { join, relative } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

/** What the routes say of one page. */
export interface Page {
  path: string
  /** A permission that its calls ask for. */
  needs?: string
  /** Who is not logged in is led to the login page instead. */
  needsLogin: boolean
  /** It stands inside the top bar and the menu. */
  isFramed: boolean
  /** The file that draws it, from the application's folder. */
  source: string
  /** The features whose texts it says. */
  texts: readonly string[]
}

/** In place of what routes are made of: each answers what it was given. */
const stubs: readonly [name: string, code: string][] = [
  [
    '@tanstack/react-router',
    'export const createRoute = (route) => route, createRouter = (made) => made, redirect = () => undefined',
  ],
  [
    'root.tsx',
    `const addChildren = (routes) => routes
    export const rootRoute = { addChildren, isFramed: false }, shellRoute = { addChildren, isFramed: true }`,
  ],
  [
    'screen.tsx',
    `export const screen = (level, _, texts, load, needs) => ({ needsLogin: level === 'login', texts, load, needs })`,
  ],
  [
    'read-pages',
    `import { makeRouter } from './src/app/router.tsx'
    const routes = makeRouter().routeTree.flat(3).filter(({ load }) => load)
    export const pages = await Promise.all(routes.map(async ({ path, needsLogin, needs, texts, load, getParentRoute }) =>
      ({ path, needs, needsLogin, isFramed: getParentRoute().isFramed, source: (await load()).source, texts })))`,
  ],
]

const mark = '\0of-routes:'

/** Routes without what they lead to: a screen that is imported says where it stands, and nothing else of it is read. */
function routesAlone(root: string): Plugin {
  return {
    name: 'portolan-routes-alone',
    enforce: 'pre',
    resolveId(name, importer = root) {
      const stub = stubs.findIndex(([known]) => name === known || name.endsWith(`/${known}`))
      if (stub >= 0) return `${mark}${stub}`
      if (!name.startsWith('.')) return null
      const file = importer.startsWith(mark) ? join(root, name) : join(importer, '..', name)
      return /\/app\/(routes\/|router)/.test(file) ? file : `${mark}${relative(root, file)}`
    },
    load(id) {
      if (!id.startsWith(mark)) return null
      const rest = id.slice(mark.length)
      return stubs[Number(rest)]?.[1] ?? `export const source = ${JSON.stringify(rest)}`
    },
  }
}

/** Every page that has a screen. The routes themselves are asked, so that there is no second list of them. */
export async function readPages(root: string): Promise<readonly Page[]> {
  const { module } = await runnerImport<{ pages: Page[] }>('read-pages', {
    configFile: false,
    logLevel: 'error',
    root,
    define: { 'import.meta.env.DEV': 'false' },
    plugins: [routesAlone(root)],
    environments: { inline: { resolve: { noExternal: ['@tanstack/react-router'] } } },
  })
  return module.pages
}
