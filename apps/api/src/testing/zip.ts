import { crc32, deflateRawSync } from 'node:zlib'

/** A zip of text files, made here so that a test shows what is in it. */
export function zip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const packed = Object.entries(files).map(([name, content]) => {
    const bytes = Buffer.from(content)
    return { name: Buffer.from(name), size: bytes.length, crc: crc32(bytes), data: deflateRawSync(bytes) }
  })
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, size, crc, data } of packed) {
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc, 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(size, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    locals.push(local)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, rest, name]))
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(packed.length, 4)
  end.writeUInt16LE(packed.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, entries, Buffer.from('PK\x05\x06'), end])
}
