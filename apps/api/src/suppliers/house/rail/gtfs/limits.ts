/** How much a feed may bring; whoever imports may set each of them. */
export interface ImportLimits {
  readonly zipBytes: number
  /** Of all files together. */
  readonly unpackedBytes: number
  readonly fileBytes: number
  /** How many times its packed size a file may unpack to. */
  readonly ratio: number
  /** Of one file. */
  readonly rows: number
}

const megabyte = 1024 * 1024

/** Text packs ten to thirty times smaller; what packs several hundred times smaller was made to fill a disk. */
export const usualLimits: ImportLimits = {
  zipBytes: 200 * megabyte,
  unpackedBytes: 2048 * megabyte,
  fileBytes: 1024 * megabyte,
  ratio: 150,
  rows: 5_000_000,
}

/** Whoever allows a larger zip allows it to hold as much more. */
export function limitsFor(zipMegabytes: number): ImportLimits {
  const factor = Math.max(1, (zipMegabytes * megabyte) / usualLimits.zipBytes)
  return {
    ...usualLimits,
    zipBytes: zipMegabytes * megabyte,
    unpackedBytes: usualLimits.unpackedBytes * factor,
    fileBytes: usualLimits.fileBytes * factor,
    rows: Math.round(usualLimits.rows * factor),
  }
}
