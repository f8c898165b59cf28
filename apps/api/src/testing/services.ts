/** The scripts that start PostgreSQL and Redis for the tests; they are plain JavaScript, outside of this workspace. */
interface Service {
  url: string
  stop(): Promise<void>
}

interface PostgresService extends Service {
  /** As after a crash; of an own server only. */
  restart?(): Promise<void>
}

interface Services {
  startPostgres(settings?: Record<string, string>): Promise<PostgresService>
  startRedis(): Promise<Service>
  freePort(): Promise<number>
}

const scripts = new URL('../../../../scripts/services.mjs', import.meta.url).href
const services = async () => (await import(scripts)) as Services

export const freePort = async (): Promise<number> => (await services()).freePort()

/** Started as if the whole run had none: whoever does so may kill it. */
async function apart<Started>(variable: string, start: () => Promise<Started>): Promise<Started> {
  const shared = process.env[variable]
  delete process.env[variable]
  try {
    return await start()
  } finally {
    if (shared !== undefined) process.env[variable] = shared
  }
}

/** A Redis of the test's own, which it may kill: not the one that the whole run shares. */
export const startOwnRedis = (): Promise<Service> =>
  apart('TEST_REDIS_URL', async () => (await services()).startRedis())

/** A PostgreSQL of the test's own that keeps what it acknowledged, as in production. */
export const startOwnPostgres = (): Promise<PostgresService> =>
  apart('TEST_DATABASE_URL', async () => (await services()).startPostgres({ synchronous_commit: 'on' }))

/** The one that the whole run shares, or an own one where a file is run by itself. */
export const startAnyPostgres = async (): Promise<Service> => (await services()).startPostgres()
export const startAnyRedis = async (): Promise<Service> => (await services()).startRedis()
