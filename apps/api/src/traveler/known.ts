import { type Bearer, documentsIn, type Known } from './documents.ts'
import type { TravelerParts } from './parts.ts'
import { listSaved } from './saved-store.ts'
import { openTravelers } from './sealing.ts'

/** Every number that the account was ever shown masked: its saved travellers' and its profile's. */
export async function knownTo({ db, safe, documentsOf }: TravelerParts, accountId: string | undefined): Promise<Known> {
  if (accountId === undefined) return []
  const [saved, own] = await Promise.all([listSaved(db, accountId), documentsOf(accountId)])
  return [
    ...saved.flatMap((row) => documentsIn(openTravelers<Bearer>(safe, row) ?? [])),
    ...own.map((document) => ({ document })),
  ]
}
