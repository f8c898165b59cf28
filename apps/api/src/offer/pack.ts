import { promisify } from 'node:util'
import { constants, deflateRaw, inflateRaw, inflateRawSync } from 'node:zlib'

/**
 * Offers of one search are much alike: same query, same flights in three fares. Kept together and pressed they take an
 * eighth of the room, and one write in place of many; whoever wants one reads a small pack.
 */
export const packSize = 32

/** Less than this is not worth the press. */
const worthPressing = 8_000

/** Up to here it is opened in a tenth of a millisecond: to wake a thread for it costs three times as much. */
const smallPack = 32_000

const press = promisify(deflateRaw)
const openAside = promisify(inflateRaw)
const level = constants.Z_BEST_SPEED

/** Base64 never begins with it, and JSON as we write it has none: whoever wants one reads one line. */
const lineEnd = '\n'
const isPlain = (pack: string): boolean => pack.startsWith(lineEnd)

/** Each of them JSON of its own. Pressed by the thread pool: nobody waits for it but the caller. */
export async function makePack(texts: readonly string[]): Promise<string> {
  const plain = `${lineEnd}${texts.join(lineEnd)}`
  return plain.length < worthPressing ? plain : (await press(plain, { level })).toString('base64')
}

async function unpress(pack: string): Promise<string> {
  const pressed = Buffer.from(pack, 'base64')
  return (pack.length > smallPack ? await openAside(pressed) : inflateRawSync(pressed)).toString()
}

export async function openPack(pack: string): Promise<string[]> {
  const plain = isPlain(pack) ? pack : await unpress(pack)
  return plain.split(lineEnd).slice(1)
}
