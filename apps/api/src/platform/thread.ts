import { Worker } from 'node:worker_threads'

/** Where the built threads are: beside the built server, or where the tests say that they were just built. */
const builtFolder = (): string | undefined =>
  import.meta.url.endsWith('.ts') ? process.env.TEST_BUILT_THREADS : import.meta.url

/**
 * Our own modules in a thread of their own. The build makes one file of each; in development there is only the
 * TypeScript, which a thread can read with the help of tsx, in half a second more.
 */
export function startThread(source: URL, built: string, workerData?: unknown): Worker {
  const folder = builtFolder()
  // Whatever else this is run as: what libraries check for those who develop with them costs time at every call.
  const env = { ...process.env, NODE_ENV: 'production' }
  if (folder) return new Worker(new URL(`./${built}`, folder), { workerData, env })
  const entry = JSON.stringify(source)
  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${entry}, ${entry}))`, {
    eval: true,
    workerData,
    env,
  })
}
