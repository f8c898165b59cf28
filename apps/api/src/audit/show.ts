import type { Safe } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { openPersonal } from './security.ts'
import { findPersonal } from './security-store.ts'
import { makeReader } from './store.ts'

/** One line for each entry, with what stands beside it as long as it is not erased. */
export async function* showChain(db: Db, safe: Safe, chain: string): AsyncGenerator<string> {
  const reader = makeReader(db)
  for (let page = await reader.readPage(chain, 0); page.length > 0; ) {
    for (const { position, at, kind, data } of page) {
      const { event } = data as { event?: string }
      const sealed = event === undefined ? undefined : await findPersonal(db, event)
      const personal = event !== undefined && sealed !== undefined ? openPersonal(safe, event, sealed) : undefined
      yield JSON.stringify({ position, at, kind, data, personal })
    }
    page = await reader.readPage(chain, page.at(-1)?.position ?? 0)
  }
}
