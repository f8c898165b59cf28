import { seedRates } from './exchange/store.ts'
import { saveImage } from './platform/database-image.ts'
import { openPglite } from './platform/db-pglite.ts'
import { migrate } from './platform/migrate.ts'
import { seedEurope } from './suppliers/house/rail/europe/seed.ts'

/**
 * What every installation has alike, and nothing else: no account, no role, no key, nothing that is drawn by lot. Those
 * who have the same release know the whole of it.
 */
async function fillImage(directory: string): Promise<void> {
  const db = await openPglite({ directory })
  try {
    await migrate(db)
    await seedRates(db)
    await seedEurope(db)
  } finally {
    await db.close()
  }
}

await saveImage(fillImage)
