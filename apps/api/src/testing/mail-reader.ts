export interface ReadMail {
  headers: Map<string, string>
  text: string
  html: string
}

/** A long header goes over several lines. */
const unfolded = (head: string): string[] => head.replace(/\n[ \t]+/g, ' ').split('\n')

function readHeaders(head: string): Map<string, string> {
  const lines = unfolded(head)
  return new Map(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', readWords(line.replace(/^[^:]*: ?/, ''))]),
  )
}

const unquote = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` as they are read. */
function readWords(header: string): string {
  return header
    .replace(/\?= =\?/g, '?==?')
    .replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (run) =>
      Buffer.concat(
        [...run.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind, word = '']) =>
          kind?.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : unquote(word.replace(/_/g, ' ')),
        ),
      ).toString('utf8'),
    )
}

function readBody(part: string): string {
  const [head = '', ...rest] = part.trimStart().split('\n\n')
  const body = rest.join('\n\n')
  const encoding = readHeaders(head).get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? unquote(body).toString('utf8') : body
}

/** Parts may have parts: with files beside them, text and HTML stand one level deeper. */
const partsOf = (mail: string): string[] =>
  [...mail.matchAll(/boundary="?([^";\n]+)/g)].reduce(
    (parts, [, boundary = '']) => parts.flatMap((part) => part.split(`--${boundary}`)),
    [mail],
  )

/** A mail with a text and an HTML part, as its reader sees it. */
export function readMail(raw: string): ReadMail {
  const mail = raw.replace(/\r\n/g, '\n')
  const [head = ''] = mail.split('\n\n')
  const headers = readHeaders(head)
  const parts = partsOf(mail)
  const bodyOf = (type: string) =>
    readBody(parts.find((part) => part.trimStart().startsWith(`Content-Type: ${type}`)) ?? '')
  return { headers, text: bodyOf('text/plain'), html: bodyOf('text/html') }
}

/** Its attachments of one kind, by name. */
export function filesIn(raw: string, ending: string): { name: string; content: Uint8Array }[] {
  return partsOf(raw.replace(/\r\n/g, '\n')).flatMap((part) => {
    const [head = '', ...rest] = part.trimStart().split('\n\n')
    const name = /filename="?([^";\n]+)/.exec(head)?.[1] ?? ''
    if (!name.endsWith(ending) || !/content-transfer-encoding: base64/i.test(head)) return []
    return [{ name, content: new Uint8Array(Buffer.from(rest.join(''), 'base64')) }]
  })
}

/** Everything of it in one text, to look for words in. */
export function readable(raw: string): string {
  const { text, html } = readMail(raw)
  const [head = ''] = raw.replace(/\r\n/g, '\n').split('\n\n')
  return [...unfolded(head).map(readWords), '', text, html].join('\n')
}
