import { emailAddress } from '@portolan/contract/account'

/** Whom the provider vouches for. */
export interface Identity {
  issuer: string
  subject: string
  /** Only when the provider has verified it. */
  email: string | undefined
  /** Said by the provider's user, not proven. */
  claimedEmail: string | undefined
  /** Stands for the address until one is proven; nothing is ever sent there. */
  nowhere: string
  /** What the account could be called, best first. */
  usernames: readonly string[]
  firstName: string
  lastName: string
}

export type Claims = Record<string, unknown>

const longest = 64

/** The same names that our own forms accept: no control characters, no direction marks, 64 at most. */
function nameIn(claim: unknown): string | undefined {
  if (typeof claim !== 'string') return undefined
  const name = claim
    .replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
  return name === '' ? undefined : name
}

function addressIn(claim: unknown): string | undefined {
  const parsed = emailAddress.safeParse(claim)
  return parsed.success ? parsed.data : undefined
}

/** One name is enough for some people: it then stands in both fields, which the profile can mend. */
function namesIn(claims: Claims, otherwise: string): { firstName: string; lastName: string } {
  const [first, ...rest] = (nameIn(claims.name) ?? otherwise).split(' ')
  const firstName = nameIn(claims.given_name) ?? first ?? otherwise
  const lastName = nameIn(claims.family_name) ?? (rest.join(' ') || firstName)
  return { firstName, lastName }
}

export function identityOf(issuer: string, subject: string, mark: string, claims: Claims): Identity {
  const claimedEmail = addressIn(claims.email)
  const email = claims.email_verified === true ? claimedEmail : undefined
  const preferred = nameIn(claims.preferred_username)?.split('@')[0]
  const short = preferred?.replace(/[^\w.+-]+|^\W+/g, '')
  const own = short || 'user'
  const { hostname } = new URL(issuer)
  return {
    issuer,
    subject,
    email,
    claimedEmail,
    nowhere: `${mark}@sign-on.invalid`,
    usernames: [...(email ? [email] : []), ...(short ? [`${own}@${hostname}`] : []), `${own}-${mark}@${hostname}`],
    ...namesIn(claims, preferred || claimedEmail?.split('@')[0] || 'Traveller'),
  }
}
