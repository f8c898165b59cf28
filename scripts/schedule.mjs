/** What the machine has for the tests. */
const atHand = 2

/**
 * Performs steps in the order given, as many at a time as two cores carry: a check computes on one, a suite on both, and
 * one that mostly waits on none, and starts with the one that it is named `beside`. A step that wants more than there is
 * has the machine to itself. What a step needs is done before it.
 */
export async function performAll(steps, perform) {
  const waiting = [...steps]
  const running = new Map()
  const used = () => [...running.keys()].reduce((sum, { cores }) => sum + cores, 0)
  const isPending = (name) => [...waiting, ...running.keys()].some((step) => step.name === name)
  const isBefore = ({ beside }) => waiting.some(({ name }) => name === beside)
  const mayStart = (step) =>
    !step.needs.some(isPending) &&
    !isBefore(step) &&
    (running.size === 0 || used() + step.cores <= atHand) &&
    !waitsAlone(step, waiting)
  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      if (!mayStart(step)) continue
      waiting.splice(waiting.indexOf(step), 1)
      running.set(
        step,
        perform(step).finally(() => running.delete(step)),
      )
    }
    if (running.size === 0) throw new Error(`Nothing can start: ${waiting.map(({ name }) => name).join(', ')}`)
    await Promise.race(running.values())
  }
}

/** What is timed comes last: nothing that waits for it could run beside it. */
const waitsAlone = (step, waiting) => step.cores > atHand && waiting.some((other) => other.cores <= atHand)
