import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { BlockList, isIPv6 } from 'node:net'
import { acceptedKinds, isOfKind, kindOf } from './image-kind.ts'

export interface RemotePicture {
  kind: string
  bytes: Uint8Array
}

/** Not fetched, or not kept; says why in one word for the log. */
class NoPicture extends Error {
  override name = 'NoPicture'
}

/** The way out of the house. Tests lead it to a server of their own; no setting does. */
export interface Road {
  resolve(host: string): Promise<readonly string[]>
  /** To this address and no other, whatever the name stands for by then. */
  connect(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage>
}

const mostBytes = 3 * 1024 * 1024
const patience = 5_000

/** Everything that is not the open internet: ourselves, the house's network, clouds' metadata, groups, documentation. */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
/** Of what is public in IPv6: ways to wrap another address, and documentation. */
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6')

const globalIPv6 = new BlockList()
globalIPv6.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !closed.check(address, 'ipv4')
  // Only 2000::/3 is given out; loopback, local, mapped and embedded addresses all lie outside.
  return globalIPv6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

export const openRoad: Road = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: (url, address, signal) =>
    new Promise((resolve, reject) => {
      const options = {
        host: address,
        servername: url.hostname,
        port: url.port || 443,
        path: `${url.pathname}${url.search}`,
        headers: { host: url.host, accept: acceptedKinds, 'accept-encoding': 'identity', 'user-agent': 'Portolan' },
        agent: false,
        signal,
      }
      get(options, resolve).on('error', reject)
    }),
}

async function read(response: IncomingMessage): Promise<RemotePicture> {
  // A redirect would lead to an address that nobody has checked.
  if (response.statusCode !== 200) throw new NoPicture(`status ${response.statusCode}`)
  const kind = kindOf(response.headers['content-type'])
  if (!kind || response.headers['content-encoding']) throw new NoPicture('kind')
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) throw new NoPicture('size')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > mostBytes) throw new NoPicture('size')
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  if (!isOfKind(bytes, kind)) throw new NoPicture('bytes')
  return { kind, bytes }
}

const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new NoPicture('time')), { once: true })
  })

async function travel({ resolve, connect }: Road, url: URL, signal: AbortSignal): Promise<RemotePicture> {
  const addresses = await resolve(url.hostname)
  const [address] = addresses
  // One house address among public ones is a trap as well.
  if (address === undefined || !addresses.every(isPublicAddress)) throw new NoPicture('address')
  signal.throwIfAborted()
  const response = await connect(url, address, signal)
  try {
    return await read(response)
  } finally {
    response.destroy()
  }
}

export type FetchPicture = (url: URL) => Promise<RemotePicture>

/** The name is resolved once, and the address that was checked is the one connected to: rebinding finds no gap. */
export const makePictureClient =
  (road: Road = openRoad, limitMs = patience): FetchPicture =>
  (url) => {
    const signal = AbortSignal.timeout(limitMs)
    return Promise.race([travel(road, url, signal), givenUp(signal)])
  }
