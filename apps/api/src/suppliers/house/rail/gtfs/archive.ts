import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { ImportLimits } from './limits.ts'
import { ImportRefused } from './refused.ts'

/** The text files of a feed; nothing is unpacked to disk. */
export interface Archive {
  /** Of the zip, byte for byte. */
  readonly digest: string
  has(file: string): boolean
  open(file: string): Promise<Readable>
  close(): void
}

/** A file this small does no harm however well it is packed. */
const harmless = 1024 * 1024
const mostFiles = 1_000

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024).toLocaleString('en')} MB`

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function checkSize(path: string, { zipBytes }: ImportLimits): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new ImportRefused(`${path} is not there, or is not a file.`)
  if (found.size > zipBytes)
    throw new ImportRefused(
      `The file has ${inMegabytes(found.size)} and the limit is ${inMegabytes(zipBytes)}. Raise it with --max-mb.`,
    )
}

async function openZip(path: string): Promise<ZipFile> {
  return openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new ImportRefused('The file is not a zip, or its end is missing.')
  })
}

/** By what the zip says of itself; while a file is read it is held to its word. */
function checkEntry({ fileName, uncompressedSize, compressedSize }: Entry, limits: ImportLimits): void {
  if (uncompressedSize > limits.fileBytes)
    throw new ImportRefused(
      `${fileName} unpacks to ${inMegabytes(uncompressedSize)} and the limit of a file is ${inMegabytes(limits.fileBytes)}. Raise it with --max-mb.`,
    )
  if (uncompressedSize > harmless && uncompressedSize > compressedSize * limits.ratio)
    throw new ImportRefused(
      `${fileName} unpacks to more than ${limits.ratio} times its packed size: the zip is taken for a bomb.`,
    )
}

async function listEntries(zip: ZipFile, limits: ImportLimits): Promise<Entry[]> {
  const entries: Entry[] = []
  let total = 0
  try {
    for await (const entry of zip.eachEntry()) {
      checkEntry(entry, limits)
      total += entry.uncompressedSize
      if (total > limits.unpackedBytes)
        throw new ImportRefused(
          `The zip unpacks to more than ${inMegabytes(limits.unpackedBytes)}, which is the limit. Raise it with --max-mb.`,
        )
      if (entries.push(entry) > mostFiles)
        throw new ImportRefused(`The zip has more than ${mostFiles} files: a timetable has about twenty.`)
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error
    throw new ImportRefused('The list of files in the zip cannot be read: the zip is damaged.')
  }
  return entries
}

/** Some pack the folder instead of the files in it. */
function folderOf(entries: readonly Entry[]): string {
  const found = entries
    .filter(({ fileName }) => /(^|\/)stop_times\.txt$/.test(fileName))
    .map(({ fileName }) => fileName)
  const [first = 'stop_times.txt'] = found.sort((a, b) => a.length - b.length)
  return first.slice(0, -'stop_times.txt'.length)
}

export async function openArchive(path: string, limits: ImportLimits): Promise<Archive> {
  await checkSize(path, limits)
  const zip = await openZip(path)
  try {
    const entries = await listEntries(zip, limits)
    const folder = folderOf(entries)
    const byName = new Map(entries.map((entry) => [entry.fileName, entry]))
    return {
      digest: await digestOf(path),
      has: (file) => byName.has(folder + file),
      close: () => zip.close(),
      async open(file) {
        const entry = byName.get(folder + file)
        if (!entry) throw new ImportRefused(`${file} is missing from the zip.`)
        return zip.openReadStreamPromise(entry).catch(() => {
          throw new ImportRefused(`${file} cannot be unpacked: it is damaged, encrypted or packed in an unknown way.`)
        })
      },
    }
  } catch (error) {
    zip.close()
    throw error
  }
}
