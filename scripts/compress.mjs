import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|mjs|css|html|svg|json|txt|xml|webmanifest|wasm)$/

const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

const ways = { br: brotli, gz: (bytes) => promisify(gzip)(bytes, { level: 9 }) }

/**
 * Writes `x.js.br` and `x.js.gz` beside every file worth it: the best quality costs nothing when it is paid once, at
 * build time. Dot folders hold the build's own notes, which are never served; the page itself is written anew for
 * each visitor.
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !path.slice(folder.length).includes('/.') && path !== join(folder, 'index.html'))
  await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path)
      for (const [ending, compress] of Object.entries(ways)) {
        const smaller = await compress(bytes)
        if (smaller.length < bytes.length) await writeFile(`${path}.${ending}`, smaller)
      }
    }),
  )
  return paths.length
}
