/** What a document has that counts here. */
export interface Numbered {
  docType: '2' | '5'
  docID: string
}

export interface Bearer {
  ref: string
  document?: Numbered | undefined
}

export type Mask = (docID: string) => string

const bullet = '•'

export const isMasked = ({ docID }: Numbered): boolean => docID.includes(bullet)

/** No number in clear leaves the server; what is none yet is shown as it was typed. */
export const masked = <Traveler extends Bearer>(travelers: readonly Traveler[], maskOf: Mask): Traveler[] =>
  travelers.map((traveler) => {
    const { document } = traveler
    if (!document || document.docID === '' || isMasked(document)) return traveler
    return { ...traveler, document: { ...document, docID: maskOf(document.docID) } }
  })

/** Where a number that came back masked may have been shown, the likeliest first. */
export type Known = readonly { ref?: string; document: Numbered }[]

export const documentsIn = (travelers: readonly Bearer[]): { ref: string; document: Numbered }[] =>
  travelers.flatMap(({ ref, document }) => (document ? [{ ref, document }] : []))

/** What came back masked keeps its number, if it was shown by us. */
export const unmasked = <Traveler extends Bearer>(
  travelers: readonly Traveler[],
  known: Known,
  maskOf: Mask,
): Traveler[] =>
  travelers.map((traveler) => {
    const { ref, document } = traveler
    if (!document || !isMasked(document)) return traveler
    const fitting = known.filter(
      (one) => one.document.docType === document.docType && maskOf(one.document.docID) === document.docID,
    )
    const found = fitting.find((one) => one.ref === ref) ?? fitting[0]
    return found ? { ...traveler, document: { ...document, docID: found.document.docID } } : traveler
  })
