import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** Beside a screen, or the frame around them: what a page begins before anything of the application has arrived. */
export function beginningOf(root: string, source: string): string | undefined {
  const path = join(dirname(source), 'begin.ts')
  return existsSync(join(root, path)) ? path : undefined
}

const entry = '\0begin'

/**
 * One of them as a script that stands in the page itself. It is a whole of its own, little as it is: pieces that it shared
 * with the application would have to arrive first, with all that they stand on.
 */
export async function makeBeginScript(root: string, path: string): Promise<string> {
  const made = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'portolan-begin',
        resolveId: (id) => (id === 'begin' ? entry : null),
        load: (id) => (id === entry ? `import { begin } from ${JSON.stringify(join(root, path))}\nbegin()` : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'begin', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const code = made.output.map((one) => (one.type === 'chunk' ? one.code : '')).join('')
  if (made.output.length !== 1 || /<\/script|<!--/i.test(code)) throw new Error(`${path} cannot stand in a page.`)
  return code.trim()
}
