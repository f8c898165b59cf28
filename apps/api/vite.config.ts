import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [workerBeside('src/platform/pglite-worker.mjs')],
  // The workspaces are TypeScript and go in; installed packages stay where npm put them.
  ssr: { target: 'node', noExternal: [/^@portolan\//] },
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
