/** Worked out once for each key, as long as the answer lasts for which this was made. */
export function onceEach<Key, Value extends object>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const before = known.get(key)
    if (before) return before
    const value = work(key)
    known.set(key, value)
    return value
  }
}
