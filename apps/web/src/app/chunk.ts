/** Specification, section 9: a piece of the application is given this long to arrive. */
export const chunkTimeout = 120_000

/** A piece of the application did not arrive; the retry screen says so and keeps what was typed. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

const addressIn = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined

/**
 * Browsers remember that a module failed and never ask again under the same address, so a second try asks under
 * another one.
 */
async function importAgain<T>(error: unknown): Promise<T> {
  const address = addressIn(error)
  if (!address) throw error
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
}

/** Loads a piece within the time-out; after a failure, the next call tries afresh. */
export function makeChunk<T>(load: () => Promise<T>, timeout = chunkTimeout): () => Promise<T> {
  let lastError: unknown
  return async () => {
    const loading = lastError === undefined ? load() : load().catch((error: unknown) => importAgain<T>(error))
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkError('time-out')), timeout)
    })
    try {
      const piece = await Promise.race([loading, late])
      lastError = undefined
      return piece
    } catch (error) {
      lastError = error
      throw error instanceof ChunkError ? error : new ChunkError('not loaded', { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
}
