import type { Context } from './context.ts'
import type { Limit } from './limits.ts'
import type { Platform } from './module.ts'
import { networkOf } from './network.ts'

type Means = Pick<Platform, 'limits' | 'safe'>

/**
 * Spends from the share of a client that is not known by a session; a stranger whose network has used up its own may work
 * for another. The cache counts under signatures: it holds nobody's address.
 */
export async function spendShare({ limits, safe }: Means, limit: Limit, whose: Pick<Context, 'address' | 'client'>) {
  const { address, client } = whose
  try {
    await limits.spend(limit, safe.sign(client.pass ?? networkOf(address)))
  } catch (refused) {
    await client.offerPass()
    throw refused
  }
}
