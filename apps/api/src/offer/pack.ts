import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { brotliCompress, brotliCompressSync, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib'

/**
 * Offers of one search are much alike: the same query, the same flights in three fares, the same conditions in six
 * languages. Written together, what several of them share is written once; whoever wants one reads a small pack.
 */
export const packSize = 32

/** Up to here it is compressed in a tenth of a millisecond: to wake a thread for it costs three times as much. */
const smallPack = 100_000

const compressAside = promisify(brotliCompress)
const decompressAside = promisify(brotliDecompress)
/** The quickest, and on what is so much alike as good as a slower one. */
const fastest = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }

/** Of values that `weigh` takes. What the same object stands for in several of them is one object again when it is opened. */
export async function makePack(values: readonly unknown[]): Promise<string> {
  const plain = serialize(values)
  const pack = plain.length > smallPack ? await compressAside(plain, fastest) : brotliCompressSync(plain, fastest)
  return pack.toString('base64')
}

export async function openPack(text: string): Promise<unknown[]> {
  const pack = Buffer.from(text, 'base64')
  return deserialize(pack.length > smallPack / 4 ? await decompressAside(pack) : brotliDecompressSync(pack))
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

/**
 * About how many characters a value has as JSON; throws a TypeError for what JSON cannot say. `weighed` holds what was
 * weighed before: an object that many offers share is looked at once.
 */
export function weigh(value: unknown, weighed: Map<object, number>): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value === 'number' || typeof value === 'boolean' || value === undefined || value === null) return 5
  if (typeof value !== 'object' || !isPlain(value)) throw new TypeError('This is no plain data.')
  const known = weighed.get(value)
  if (known !== undefined) {
    if (Number.isNaN(known)) throw new TypeError('This is part of itself.')
    return known
  }
  weighed.set(value, Number.NaN)
  let weight = 2
  if (Array.isArray(value)) for (const one of value) weight += weigh(one, weighed)
  else for (const name of Object.keys(value)) weight += name.length + 3 + weigh((value as never)[name], weighed)
  weighed.set(value, weight)
  return weight
}
