/** As much of the format as our own renderer writes: one table of plain objects, one flat list of pages. */
interface ReadFile {
  /** By number: what stands between 'obj' and 'endobj'. */
  readonly objects: ReadonlyMap<number, Buffer>
  readonly catalog: number
  readonly pages: number
}

const unread = () => new Error('This file is none that we have written.')

const headOf = (object: Buffer | undefined): string => {
  const text = (object ?? Buffer.alloc(0)).toString('latin1')
  const stream = text.indexOf('\nstream\n')
  return stream < 0 ? text : text.slice(0, stream)
}

const refIn = (head: string, key: string): number => {
  const [, id] = new RegExp(`/${key} (\\d+) 0 R`).exec(head) ?? []
  if (id === undefined) throw unread()
  return Number(id)
}

/** Objects are found by the table at the end, never by their marks: a stream may hold any bytes. */
function readFile(file: Uint8Array): ReadFile {
  const bytes = Buffer.from(file)
  const text = bytes.toString('latin1')
  const table = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1] ?? Number.NaN)
  const rows = /^xref\n0 \d+\n((?:\d{10} \d{5} [nf] ?\r?\n)+)/.exec(text.slice(table))?.[1]
  if (rows === undefined) throw unread()
  const places = rows
    .trim()
    .split('\n')
    .flatMap((row, id) => (row.trimEnd().endsWith('n') ? [{ id, from: Number(row.slice(0, 10)) }] : []))
    .toSorted((one, other) => one.from - other.from)
  const objects = new Map(
    places.map(({ id, from }, index) => {
      const whole = bytes.subarray(from, places[index + 1]?.from ?? table)
      const [start, end] = [whole.indexOf('obj\n') + 4, whole.lastIndexOf('\nendobj')]
      return [id, whole.subarray(start, end)]
    }),
  )
  const catalog = refIn(text.slice(text.lastIndexOf('trailer')), 'Root')
  return { objects, catalog, pages: refIn(headOf(objects.get(catalog)), 'Pages') }
}

/** A text in brackets may look like a reference, and is none. */
const referenceOrText = /\((?:\\[\s\S]|[^\\)])*\)|(\d+) 0 R\b/g

/** The same object with its references to where things stand now. What a stream holds refers to nothing. */
function renumbered(object: Buffer, numberOf: ReadonlyMap<number, number>): Buffer {
  const head = headOf(object)
  const moved = head.replace(referenceOrText, (whole, id?: string) =>
    id === undefined ? whole : `${numberOf.get(Number(id)) ?? 0} 0 R`,
  )
  return Buffer.concat([Buffer.from(moved, 'latin1'), object.subarray(Buffer.byteLength(head, 'latin1'))])
}

const [newCatalog, newPages, newInfo] = [1, 2, 3]

const kidsOf = ({ objects, pages }: ReadFile): number[] =>
  [...(/\/Kids \[([^\]]*)\]/.exec(headOf(objects.get(pages)))?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) =>
    Number(id),
  )

/** Papers one after the other in one file. `title` is plain ASCII: references, no names. */
export function joinPdf(files: readonly Uint8Array[], title: string): Uint8Array {
  const written: Buffer[] = []
  const kids: number[] = []
  let language = ''
  for (const file of files.map(readFile)) {
    const { objects, catalog, pages } = file
    const own = [...objects].filter(([id]) => id !== catalog && id !== pages)
    const first = newInfo + 1 + written.length
    const numberOf = new Map(own.map(([id], index) => [id, first + index]))
    numberOf.set(pages, newPages)
    kids.push(...kidsOf(file).map((id) => numberOf.get(id) ?? 0))
    written.push(...own.map(([, object]) => renumbered(object, numberOf)))
    language ||= /\/Lang \([^)]*\)/.exec(headOf(objects.get(catalog)))?.[0] ?? ''
  }
  const plain = (text: string) => Buffer.from(text, 'latin1')
  const all = [
    plain(
      `<<\n/Type /Catalog\n/Pages ${newPages} 0 R\n${language}\n/ViewerPreferences << /DisplayDocTitle true >>\n>>`,
    ),
    plain(`<<\n/Type /Pages\n/Count ${kids.length}\n/Kids [${kids.map((id) => `${id} 0 R`).join(' ')}]\n>>`),
    plain(`<<\n/Title (${title.replace(/[()\\]/g, '\\$&')})\n/Creator (Portolan)\n/Producer (Portolan)\n>>`),
    ...written,
  ]
  const parts = [plain('%PDF-1.3\n%\xff\xff\xff\xff\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of all.entries()) {
    offsets.push(length)
    const whole = Buffer.concat([plain(`${index + 1} 0 obj\n`), object, plain('\nendobj\n')])
    parts.push(whole)
    length += whole.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = all.length + 1
  const end = [
    `xref\n0 ${size}\n0000000000 65535 f \n${rows}`,
    `trailer\n<<\n/Size ${size}\n/Root ${newCatalog} 0 R\n/Info ${newInfo} 0 R\n>>\nstartxref\n${length}\n%%EOF\n`,
  ]
  return new Uint8Array(Buffer.concat([...parts, plain(end.join(''))]))
}
