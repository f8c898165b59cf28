import type { Context } from '../platform/context.ts'
import type { Limit } from '../platform/limits.ts'
import type { Platform } from '../platform/module.ts'
import { networkOf } from '../platform/network.ts'
import { spendShare } from '../platform/share.ts'

const hour = 3600

interface Pair {
  address: Limit
  email: Limit
}

/** Known and unknown addresses are counted alike, so that a refusal tells nothing either. */
export const registrationLimits: Pair = {
  address: { name: 'register', max: 10, seconds: hour },
  email: { name: 'register-email', max: 5, seconds: hour },
}

export const resetLimits: Pair = {
  address: { name: 'reset', max: 20, seconds: hour },
  email: { name: 'reset-email', max: 5, seconds: hour },
}

/** Each try of a link may cost the hash of a password. */
export const linkLimit: Limit = { name: 'link', max: 60, seconds: hour }

type Means = Pick<Platform, 'limits' | 'safe'>
type Whose = Pick<Context, 'address' | 'client'>

/** Mails and hashes are paid for by others: whatever work is done for passes, a network gets no more than this many shares. */
const shares = 20

export async function spendFrom(means: Means, limit: Limit, whose: Whose): Promise<void> {
  await spendShare(means, limit, whose)
  const ofNetwork: Limit = { ...limit, name: `${limit.name}-network`, max: limit.max * shares }
  await means.limits.spend(ofNetwork, means.safe.sign(networkOf(whose.address)))
}

export async function spendBoth(means: Means, pair: Pair, whose: Whose, email: string): Promise<void> {
  await spendFrom(means, pair.address, whose)
  await means.limits.spend(pair.email, means.safe.sign(email.toLowerCase()))
}
