import { Worker } from 'node:worker_threads'

/**
 * Our own modules in a thread of their own. The build puts each beside the server, as one file; in development and in
 * tests there is only the TypeScript, which a thread can read with the help of tsx.
 */
export function startThread(source: URL, built: string, workerData?: unknown): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${built}`, import.meta.url), { workerData })
  const entry = JSON.stringify(source)
  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${entry}, ${entry}))`, {
    eval: true,
    workerData,
  })
}
