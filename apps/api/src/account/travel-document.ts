import type { travelDocument } from '@portolan/contract/profile'
import type * as z from 'zod/mini'
import type { Safe } from '../platform/crypto.ts'
import { fieldRefusal } from '../platform/refusal.ts'

export type TravelDocument = z.output<typeof travelDocument>

const bullet = '•'

/** The last three characters tell one's passports apart; of a short number fewer are shown, so that five stay hidden. */
export const maskOf = (docID: string): string => bullet.repeat(5) + docID.slice(Math.max(5, docID.length - 3))

export const sealDocuments = (safe: Safe, documents: readonly TravelDocument[], owner: string): string | null =>
  documents.length === 0 ? null : safe.seal(JSON.stringify(documents), owner)

/** Sealed with a key that is gone, they cannot be shown any more: the user enters them again. */
export function openDocuments(safe: Safe, sealed: string | null, owner: string): TravelDocument[] {
  const text = sealed === null ? undefined : safe.open(sealed, owner)
  return text === undefined ? [] : (JSON.parse(text) as TravelDocument[])
}

/** The list as sent, with the numbers that came back masked taken from the stored ones, each of them once. */
export function mergeDocuments(stored: readonly TravelDocument[], sent: readonly TravelDocument[]): TravelDocument[] {
  const left = [...stored]
  return sent.map((document, index) => {
    if (!document.docID.includes(bullet)) return document
    const same = left.findIndex(
      ({ docType, docID }) => docType === document.docType && maskOf(docID) === document.docID,
    )
    const [known] = same === -1 ? [] : left.splice(same, 1)
    if (!known) throw fieldRefusal(`/profile/documents/${index}/docID`, 'invalid_format', 'error.field.passport')
    return { ...document, docID: known.docID }
  })
}
