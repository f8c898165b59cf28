import type { Limit } from '../platform/limits.ts'
import type { Platform } from '../platform/module.ts'
import { networkOf } from '../platform/network.ts'

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

/** The cache counts under signatures: it holds nobody's address. */
export const spendFrom = ({ limits, safe }: Means, limit: Limit, address: string): Promise<void> =>
  limits.spend(limit, safe.sign(networkOf(address)))

export async function spendBoth(means: Means, pair: Pair, address: string, email: string): Promise<void> {
  await spendFrom(means, pair.address, address)
  await means.limits.spend(pair.email, means.safe.sign(email.toLowerCase()))
}
