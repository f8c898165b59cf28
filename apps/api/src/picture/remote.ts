import type { Safe } from '../platform/crypto.ts'

const longest = 700

/** Names only: an address in figures, or a name without a dot, is nobody's picture host. */
const hostShape = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z][a-z\d-]{0,61}[a-z\d]$/

/** The address of a picture as it may be fetched; anything that is not plain https to an allowed host is dropped. */
export function safePictureUrl(address: string, allowedHosts: readonly string[]): string | undefined {
  if (address.length > longest || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return undefined
  if (!hostShape.test(url.hostname) || !allowedHosts.includes(url.hostname)) return undefined
  url.hash = ''
  return url.href.length > longest ? undefined : url.href
}

export interface Tokens {
  tokenOf(url: string): string
  urlOf(token: string): string | undefined
}

/** Signed, not sealed: the same picture keeps the same address, so that browsers can keep it. */
export function makeTokens(safe: Pick<Safe, 'sign' | 'isSigned'>): Tokens {
  const signedText = (url: string): string => JSON.stringify(['remote picture', url])
  return {
    tokenOf: (url) => `${Buffer.from(url).toString('base64url')}.${safe.sign(signedText(url))}`,
    urlOf(token) {
      const [encoded = '', signature = ''] = token.split('.')
      const url = Buffer.from(encoded, 'base64url').toString()
      return safe.isSigned(signedText(url), signature) ? url : undefined
    },
  }
}
