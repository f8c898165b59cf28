const shape = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * An id from outside, for comparing with a column of ids: what is none is null and finds nothing. Comparing texts
 * instead would find the same and read the whole table for it.
 */
export const idOrNone = (text: string): string | null => (shape.test(text) ? text : null)

export const idsOf = (texts: readonly string[]): string[] => texts.filter((text) => shape.test(text))
