const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0))

/** What a picture may be, and how its bytes begin. SVG is not among them: it can carry a script. */
const kinds: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'image/jpeg': (bytes) => startsWith(bytes, 0, '\xff\xd8\xff'),
  'image/png': (bytes) => startsWith(bytes, 0, '\x89PNG\r\n\x1a\n'),
  'image/gif': (bytes) => startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a'),
  'image/webp': (bytes) => startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'),
  'image/avif': (bytes) => startsWith(bytes, 4, 'ftypavif') || startsWith(bytes, 4, 'ftypavis'),
}

export const acceptedKinds = Object.keys(kinds).join(', ')

/** The kind that a content type names, when we take it. */
export function kindOf(contentType: string | undefined): string | undefined {
  const [kind = ''] = (contentType ?? '').split(';')
  const name = kind.trim().toLowerCase()
  return Object.hasOwn(kinds, name) ? name : undefined
}

/** A page that calls itself a picture is none. */
export const isOfKind = (bytes: Uint8Array, kind: string): boolean => kinds[kind]?.(bytes) ?? false
