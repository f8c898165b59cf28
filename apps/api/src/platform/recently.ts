/** Asks again only when the last answer is older than so many seconds; those who ask meanwhile share one question. */
export function recently<T>(load: () => Promise<T>, seconds: number, now: () => number = Date.now): () => Promise<T> {
  let last: { answer: Promise<T>; until: number } | undefined
  return () => {
    if (last && now() < last.until) return last.answer
    const asked = { answer: load(), until: now() + seconds * 1000 }
    last = asked
    asked.answer.catch(() => {
      if (last === asked) last = undefined
    })
    return asked.answer
  }
}
