import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const page = `<!doctype html>
<html lang="xx" dir="auto">
  <head>
    <meta property="csp-nonce" nonce="" />
    <script type="application/json" id="settings">{}</script>
  </head>
  <body><div id="root"></div><script type="module" src="/assets/main-abc123.js"></script></body>
</html>
`

const script = `export const words = '${'portolan '.repeat(500)}'\n`

const piecesOf = (name: string, more: { needs?: string; needsLogin?: boolean; begins?: string } = {}) => ({
  needsLogin: false,
  ...more,
  sheets: [`assets/${name}.css`],
  scripts: [`assets/${name}.js`],
  texts: { en: [`assets/${name}-en.js`], ar: [`assets/${name}-ar.js`] },
})

const framed = { frameBegins: 'frame' }
const pages = {
  '/login': piecesOf('login'),
  '/rail/trains': { ...framed, ...piecesOf('trains', { needs: 'rail:view', begins: 'trains' }) },
  '/air/oneway': { ...framed, ...piecesOf('flights', { needs: 'air:view', needsLogin: true, begins: 'flights' }) },
  '/booking/$product/view': { ...framed, ...piecesOf('view', { needsLogin: true }) },
  '/booking/rail/view': { ...framed, ...piecesOf('rail-view', { needsLogin: true }) },
}
const scripts = { frame: 'ask("who")', trains: 'ask("trains")', flights: 'ask("flights")' }

const files: Record<string, string | Buffer> = {
  'index.html': page,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-abc123.js': script,
  'assets/main-abc123.js.br': brotliCompressSync(script),
  '.vite/manifest.json': '{}',
  '.vite/pages.json': JSON.stringify({ pages, scripts }),
}

/** A web application as the build leaves it, small; beside it a file that nobody may fetch. */
export function makeWebRoot(): { root: string; script: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-site-'))
  const root = join(folder, 'dist')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  return { root, script, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
