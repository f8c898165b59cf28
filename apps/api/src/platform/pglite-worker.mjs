// The embedded database runs here, off the event loop that answers requests. Plain JavaScript, because a worker
// thread is started from the file as it is, in development, in tests and in production alike.
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

/** Values cross the thread as PostgreSQL writes them; the other side parses them as it does for a real server. */
const asIs = (value) => value
const types = [
  16, 17, 18, 19, 20, 21, 23, 25, 26, 114, 142, 700, 701, 1042, 1043, 1082, 1083, 1114, 1184, 1186, 1266, 1700, 2950,
  3802, 199, 1000, 1001, 1005, 1007, 1009, 1014, 1015, 1016, 1021, 1022, 1115, 1182, 1185, 1231, 2951, 3807,
]
const untouched = Object.fromEntries(types.map((type) => [type, asIs]))

/** All of it is written to at the opening, so it is memory for good; what does not fit is in the system's own cache. */
const buffers = ['-c', 'shared_buffers=32MB']

const options = {
  pgliteWasmModule: workerData.program,
  startParams: [...PGlite.defaultStartParams, ...buffers],
  ...(workerData.load ? { loadDataDir: new Blob([readFileSync(workerData.load)]) } : { dataDir: workerData.directory }),
}

function describe(error) {
  const { message, code, detail, constraint, table, column, severity } = error ?? {}
  return { message: message ?? String(error), code, detail, constraint, table, column, severity }
}

/** After a panic the next question would spin for ever; a trap in the machine code leaves nothing to rely on. */
const isFatal = (error) =>
  ['PANIC', 'FATAL'].includes(error?.severity) ||
  error instanceof WebAssembly.RuntimeError ||
  error?.name === 'ExitStatus'

async function answer(database, { id, kind, text, values }) {
  try {
    if (kind === 'script') {
      await database.exec(text)
      return { id }
    }
    if (kind === 'dump') return { id, dump: await (await database.dumpDataDir('none')).arrayBuffer() }
    if (kind === 'close') {
      await database.close()
      return { id }
    }
    const { rows, fields } = await database.query(text, values, { rowMode: 'array' })
    return { id, rows, fields: fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })) }
  } catch (error) {
    return { id, error: describe(error), fatal: isFatal(error) }
  }
}

try {
  const database = await PGlite.create(options)
  // Once and for all: handed in with each query, the whole table of types would be copied each time.
  Object.assign(database.parsers, untouched)
  Object.assign(database.serializers, untouched)
  parentPort.on('message', async (message) => {
    parentPort.postMessage(await answer(database, message))
    if (message.kind === 'close') parentPort.close()
  })
  parentPort.postMessage({ ready: true })
} catch (error) {
  parentPort.postMessage({ ready: false, error: describe(error) })
  parentPort.close()
}
