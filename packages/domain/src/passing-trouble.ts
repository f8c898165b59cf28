const passing: ReadonlySet<string> = new Set(['rateLimited', 'unavailable', 'timeout', 'unauthorized', 'internal'])

/**
 * Kinds of a supplier's failure that say nothing about what is sold: it could not be asked, and may be asked again.
 * Any other means that the thing itself is not to be had so.
 */
export const isPassing = (kind: string): boolean => passing.has(kind)
