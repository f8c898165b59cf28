/**
 * A sum that goes back, shared among what is left of several payments: the first gives what it has, then the next.
 * What nobody has left is not given by anybody.
 */
export function shareOut(sum: number, left: readonly number[]): number[] {
  let open = Math.max(0, sum)
  return left.map((has) => {
    const part = Math.min(open, Math.max(0, has))
    open -= part
    return part
  })
}
