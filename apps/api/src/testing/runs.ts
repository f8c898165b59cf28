const isFull = process.env.FULL === '1'

/** How often a property is tried: often enough to find a broken rule, and `FULL=1` tries as often as one may wish. */
export const runs = (usual: number, full: number): number => (isFull ? full : usual)
