import { ownTurn } from './turn.ts'

/** Work of some length that is done once: beside other work, or at once by those who cannot wait for its end. */
export interface Sliced<T> {
  /** Finishes what is left of it. */
  now(): T
  /** Goes on until it is done; between two slices others have their turn. */
  beside(): Promise<void>
}

/** The work says between which of its steps it may be put down. What fails is begun again by the next who asks. */
export function sliced<T>(begin: () => Generator<void, T>): Sliced<T> {
  let work: Generator<void, T> | undefined
  let done: { value: T } | undefined

  function step(): void {
    work ??= begin()
    const own = work
    work = undefined
    const { done: isDone, value } = own.next()
    if (isDone) done = { value: value as T }
    else work = own
  }

  return {
    now() {
      while (!done) step()
      return done.value
    },
    async beside() {
      for (; !done; await ownTurn()) step()
    },
  }
}
