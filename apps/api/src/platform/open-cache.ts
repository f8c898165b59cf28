import { type Cache, memoryCache, redisCache } from './cache.ts'
import { StartRefused } from './start-refused.ts'

export async function openCache({ redisUrl }: { redisUrl?: string | undefined }): Promise<Cache> {
  if (!redisUrl) return memoryCache()
  return redisCache(redisUrl).catch(() => {
    throw new StartRefused('REDIS_URL cannot be reached. Start Redis there, correct the address, or leave it out.')
  })
}
