import { logIn, startServer, withDataDir } from '../../scripts/server.mjs'
import { startPostgres, startRedis } from '../../scripts/services.mjs'
import { findPasses, makeBuyer } from '../checkout/buyer.mjs'
import { createDatabase } from '../checkout/shop.mjs'

export const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]

/** A shop on PostgreSQL and Redis that strangers search, and a pass of which there is always one more to buy. */
export async function withSearchedShop(name, work) {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  await withDataDir(async (dataDir) => {
    const server = await startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: await createDatabase(postgres.url, name),
      REDIS_URL: redis.url,
      LIMITS: 'off',
      TRUST_PROXY: '1',
      SUPPLIERS: 'house',
      LOG_LEVEL: 'error',
    })
    const cookie = await logIn(server.url, 'traveller')
    const [rph] = await findPasses(makeBuyer(server.url))
    await work({ ...server, cookie, rph })
    await server.stop()
  })
  await Promise.all([postgres.stop(), redis.stop()])
}
