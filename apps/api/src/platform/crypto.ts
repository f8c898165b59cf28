import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  type Hmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** 256 random bits for cookies and links. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Tokens are random already: one round of SHA-256 is enough to make a stolen table useless. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

interface Key {
  id: string
  sealing: Buffer
  signing: Buffer
}

/** One secret, one key for each use. */
const derive = (secret: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'portolan', use, 32))

/** Stands before whatever was sealed with the secret, and says nothing about it. */
export const keyIdOf = (secret: string): string =>
  createHash('sha256').update(`portolan key ${secret}`).digest('hex').slice(0, 8)

const keyFrom = (secret: string, use: string): Key => ({
  id: keyIdOf(secret),
  sealing: derive(secret, use),
  signing: derive(secret, 'signatures'),
})

export interface Safe {
  /** AES-256-GCM; the owner is bound in, so that a sealed text moved to another row does not open. */
  seal(text: string, owner: string): string
  /** Undefined when the key that sealed it is gone or the text was tampered with. */
  open(sealed: string, owner: string): string | undefined
  sign(text: string): string
  /**
   * Whether one of our secrets has signed it: what was signed before a change of the secret is still ours. Of a signature
   * that was cut, so many bytes.
   */
  isSigned(text: string, signature: string, bytes?: number): boolean
  /** The same with a sealing key of its own: what is sealed by the million must not wear out the key of passports. */
  apart(use: string): Safe
}

/**
 * The first secret seals and signs, the others still open and know what they signed: to rotate, put the new one in front (`SESSION_SECRET=new,old`),
 * and drop the old one when nothing is sealed with it any more and none of its audit entries is to be proved.
 */
export function makeSafe(secrets: readonly string[], use = 'sealed personal data'): Safe {
  const keys = secrets.map((secret) => keyFrom(secret, use))
  const [current] = keys
  if (!current) throw new Error('A safe needs a secret.')
  const makeHmac = ({ signing }: Key, text: string): Hmac => createHmac('sha256', signing).update(text)
  return {
    seal(text, owner) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current.sealing, iv).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [current.id, iv, body, cipher.getAuthTag()]
        .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
        .join('.')
    },
    open(sealed, owner) {
      const [id, iv, body, tag] = sealed.split('.')
      const key = keys.find((one) => one.id === id)
      if (!key || iv === undefined || body === undefined || tag === undefined) return undefined
      try {
        const decipher = createDecipheriv('aes-256-gcm', key.sealing, Buffer.from(iv, 'base64url'), {
          authTagLength: 16,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(Buffer.from(tag, 'base64url'))
        return decipher.update(Buffer.from(body, 'base64url'), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
    // A search signs hundreds: to make bytes of it first would take as long again.
    sign: (text) => makeHmac(current, text).digest('base64url'),
    isSigned: (text, signature, bytes = 32) =>
      keys.some((key) => isSame(makeHmac(key, text).digest().subarray(0, bytes).toString('base64url'), signature)),
    apart: (other) => makeSafe(secrets, other),
  }
}

/** Keyed hashes for one use: who reads and writes the database alone cannot make them. */
export interface Macs {
  /** Of the key in use. */
  readonly id: string
  /** With the key in use or an earlier one; undefined when that key is gone. */
  of(text: string, keyId: string): string | undefined
}

/** The first secret is in use; the others still prove what was hashed with them. */
export function makeMacs(secrets: readonly string[], use: string): Macs {
  const keys = new Map(secrets.map((secret) => [keyIdOf(secret), derive(secret, use)]))
  const [id] = keys.keys()
  if (id === undefined) throw new Error('A keyed hash needs a secret.')
  return {
    id,
    of(text, keyId) {
      const key = keys.get(keyId)
      return key && createHmac('sha256', key).update(text).digest('base64url')
    },
  }
}
