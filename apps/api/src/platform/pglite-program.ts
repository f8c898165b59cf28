import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** Node has it as browsers do; TypeScript knows it of browsers alone. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> }

async function compile(): Promise<object> {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
  return WebAssembly.compile(await readFile(file))
}

let compiled: Promise<object> | undefined

/**
 * The machine code of the embedded database, compiled once in a process: threads that are handed it share what was made
 * quicker by use, so that every further database opens in half the time.
 */
export const embeddedProgram = (): Promise<object> => {
  compiled ??= compile()
  return compiled
}
