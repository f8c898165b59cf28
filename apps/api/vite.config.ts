import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, defineConfig, type Plugin, runnerImport, type SSROptions } from 'vite'

/** `new Worker(new URL('./pglite-worker.mjs', import.meta.url))` looks beside the bundle; the worker imports packages only, so a copy will do. */
function workerBeside(source: string): Plugin {
  return {
    name: 'portolan-worker',
    generateBundle() {
      const path = join(import.meta.dirname, source)
      this.emitFile({ type: 'asset', fileName: 'pglite-worker.mjs', source: readFileSync(path, 'utf8') })
    },
  }
}

// The workspaces are TypeScript and go in; installed packages stay where npm put them.
const ssr: SSROptions = { target: 'node', noExternal: [/^@portolan\//] }

/** A worker of our own modules is built like the server: one file beside it. */
function workerBuilt(source: string, fileName: string): Plugin {
  return {
    name: 'portolan-worker-built',
    async generateBundle() {
      const built = await build({
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'warn',
        ssr,
        build: {
          ssr: source,
          write: false,
          target: 'node20',
          minify: false,
          rolldownOptions: { output: { codeSplitting: false, entryFileNames: fileName } },
        },
      })
      if (!('output' in built)) throw new Error(`${source} was not built.`)
      this.emitFile({ type: 'asset', fileName, source: built.output[0].code })
    },
  }
}

/** What a start compares the timetable in its database with: laid out here, and not once more at each start. */
async function readEuropeDigest(): Promise<string> {
  const source = join(import.meta.dirname, 'src/suppliers/house/rail/europe/digest.ts')
  const { module } = await runnerImport<{ europeDigest(): string }>(source, { ssr, logLevel: 'warn' })
  return module.europeDigest()
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    workerBeside('src/platform/pglite-worker.mjs'),
    workerBuilt('src/suppliers/house/rail/router/worker.ts', 'rail-router-worker.mjs'),
    workerBuilt('src/suppliers/house/air/router/worker.ts', 'air-router-worker.mjs'),
    workerBuilt('src/document/render-worker.ts', 'document-render-worker.mjs'),
  ],
  ssr,
  define: { builtEuropeDigest: JSON.stringify(await readEuropeDigest()) },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    // One file, so that paths taken from import.meta.url mean the same wherever the code came from.
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'main.js' } },
  },
})
