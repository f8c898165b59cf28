/** The scripts that start PostgreSQL and Redis for the tests; they are plain JavaScript, outside of this workspace. */
interface Service {
  url: string
  stop(): Promise<void>
}

interface Services {
  startRedis(): Promise<Service>
  freePort(): Promise<number>
}

const scripts = new URL('../../../../scripts/services.mjs', import.meta.url).href

export const freePort = async (): Promise<number> => ((await import(scripts)) as Services).freePort()

/** A Redis of the test's own, which it may kill: not the one that the whole run shares. */
export async function startOwnRedis(): Promise<Service> {
  const shared = process.env.TEST_REDIS_URL
  delete process.env.TEST_REDIS_URL
  try {
    return await ((await import(scripts)) as Services).startRedis()
  } finally {
    if (shared !== undefined) process.env.TEST_REDIS_URL = shared
  }
}
