import { inflateSync } from 'node:zlib'

interface Table {
  /** Its name and check sum, as they stand in both formats. */
  readonly tag: Buffer
  readonly sum: Buffer
  readonly bytes: Buffer
}

const [headLength, entryLength] = [44, 20]
const [fontHeadLength, fontEntryLength] = [12, 16]

const padded = (length: number): number => (length + 3) & ~3

function tableAt(woff: Buffer, entry: number): Table {
  const [from, packed, whole] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number]
  const bytes = woff.subarray(from, from + packed)
  return {
    tag: woff.subarray(entry, entry + 4),
    sum: woff.subarray(entry + 16, entry + 20),
    bytes: packed < whole ? inflateSync(bytes) : bytes,
  }
}

/** The one entry that is asked for: the name under which the font is embedded. */
function nameTable(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16()
  const head = Buffer.alloc(18)
  const [unicode, basic, english, embedded] = [3, 1, 0x409, 6]
  for (const [index, value] of [0, 1, head.length, unicode, basic, english, embedded, text.length, 0].entries())
    head.writeUInt16BE(value, index * 2)
  return Buffer.concat([head, text])
}

/**
 * The font in a WOFF file, under a name of its own: files of one family share theirs, and what has the same name but
 * other letters would be embedded again at every change between them.
 * What sets the text reads WOFF itself, but unpacks a table again for every letter it looks up: a Chinese page takes
 * it minutes.
 */
export function unpackWoff(woff: Buffer, name: string): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const table = tableAt(woff, headLength + index * entryLength)
    return table.tag.toString('latin1') === 'name' ? { ...table, bytes: nameTable(name) } : table
  })
  const start = fontHeadLength + count * fontEntryLength
  const font = Buffer.alloc(tables.reduce((all, { bytes }) => all + padded(bytes.length), start))
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  let at = start
  tables.forEach(({ tag, sum, bytes }, index) => {
    const entry = fontHeadLength + index * fontEntryLength
    tag.copy(font, entry)
    sum.copy(font, entry + 4)
    font.writeUInt32BE(at, entry + 8)
    font.writeUInt32BE(bytes.length, entry + 12)
    bytes.copy(font, at)
    at += padded(bytes.length)
  })
  return font
}
