import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from './repository.mjs'

/** Modules of the server by name, built as they are shipped: what is measured is what runs. */
export async function buildModules(outDir, modules, external = []) {
  await build({
    root: join(root, 'apps/api'),
    configFile: false,
    logLevel: 'warn',
    ssr: { target: 'node', noExternal: external.length === 0 ? true : undefined, external },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(modules).map(([name, path]) => [name, join(root, 'apps/api/src', path)]),
        ),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  })
}

export const importModules = async (outDir, names) =>
  Object.assign({}, ...(await Promise.all(names.map((name) => import(pathToFileURL(join(outDir, `${name}.mjs`)))))))
