import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { isPictureKey, pictureOf } from '@portolan/picture/key'
import { Sent } from '../platform/context.ts'
import type { Module, Platform } from '../platform/module.ts'
import { encodingFor } from '../platform/packing.ts'
import { pictureUrl } from '../platform/picture-url.ts'
import { Refusal } from '../platform/refusal.ts'
import { makeByteShelf } from './byte-shelf.ts'
import { type FetchPicture, makePictureClient } from './client.ts'
import { makeTokens, safePictureUrl } from './remote.ts'

/** What other modules need to know: where a picture is to be had. */
export interface Pictures {
  /** For a key of ours or the address of a supplier's picture; undefined for what we would not show. */
  addressOf(picture: string): string | undefined
}

interface Parts extends Pick<Platform, 'safe' | 'log'> {
  /** From whom pictures may be fetched. */
  hosts: readonly string[]
  fetchPicture?: FetchPicture
  /** How old a fetched picture is; not what time it is. Milliseconds. */
  now?: () => number
}

const drawnRoom = 16 * 1024 * 1024
const remoteRoom = 48 * 1024 * 1024
/** A slow host must not have all of our sockets. */
const mostAtOnce = 24

/** Drawn pictures shrink to a quarter; the work is done by another thread, once for each picture. */
const pack = promisify(brotliCompress)
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The same key always gives the same drawing. */
const forEver = 'public, max-age=31536000, immutable'
/** Behind a supplier's address there may be another picture tomorrow, or none. */
const remoteSeconds = 86_400

const sent = (body: string | Uint8Array, contentType: string, more: Record<string, string>): Sent =>
  new Sent(body, {
    ...more,
    'content-type': contentType,
    etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    // Opened by itself a picture may do nothing at all.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  })

export function makePicture({
  safe,
  log,
  hosts,
  fetchPicture = makePictureClient(),
  now = () => performance.now(),
}: Parts): Module & Pictures {
  const drawn = makeByteShelf<Sent>(drawnRoom, ({ body }) => body.length)
  const fetched = makeByteShelf<{ answer: Sent; until: number }>(remoteRoom, ({ answer }) => answer.body.length)
  const underWay = new Map<string, Promise<Sent>>()
  const tokens = makeTokens(safe)

  async function fetchAndKeep(url: string): Promise<Sent> {
    const { kind, bytes } = await fetchPicture(new URL(url)).catch((error: Error) => {
      log.warn({ host: new URL(url).host, why: error.name === 'NoPicture' ? error.message : error.name }, 'no picture')
      throw new Refusal(404)
    })
    const answer = sent(bytes, kind, { 'cache-control': `public, max-age=${remoteSeconds}` })
    fetched.put(url, { answer, until: now() + remoteSeconds * 1000 })
    return answer
  }

  /** Those who ask for one picture at the same moment share one journey. */
  function remotePicture(url: string): Promise<Sent> {
    const begun = underWay.get(url)
    if (begun) return begun
    if (underWay.size >= mostAtOnce) throw new Refusal(503, { retryAfter: 2 })
    const journey = fetchAndKeep(url).finally(() => underWay.delete(url))
    underWay.set(url, journey)
    return journey
  }

  return {
    addressOf(picture) {
      if (isPictureKey(picture)) return pictureUrl(picture)
      const url = safePictureUrl(picture, hosts)
      return url && `/api/v1/picture/remote/${tokens.tokenOf(url)}`
    },
    handlers: {
      async readPicture({ params: { key } }, context) {
        const isPacked = encodingFor(context.header('accept-encoding')) === 'br'
        const name = isPacked ? `${key} packed` : key
        const kept = drawn.get(name)
        if (kept) return kept
        const svg = pictureOf(key)
        if (svg === undefined) throw new Refusal(404)
        const encoding = {
          'cache-control': forEver,
          vary: 'accept-encoding',
          ...(isPacked && { 'content-encoding': 'br' }),
        }
        const answer = sent(isPacked ? await pack(svg, packing) : svg, 'image/svg+xml; charset=utf-8', encoding)
        drawn.put(name, answer)
        return answer
      },
      async readRemotePicture({ params: { token } }) {
        const signed = tokens.urlOf(token)
        // The list may have become shorter since the address was written.
        const url = signed && safePictureUrl(signed, hosts)
        if (!url) throw new Refusal(404)
        const kept = fetched.get(url)
        return kept && kept.until > now() ? kept.answer : remotePicture(url)
      },
    },
  }
}
