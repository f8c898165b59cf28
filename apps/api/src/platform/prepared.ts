/** Each connection keeps what it has prepared until it is closed: more than this would be its memory, not its speed. */
const most = 400
/** What is asked a second time is asked often. */
const seldom = 2

/** The name under which PostgreSQL keeps a statement, read and planned, for the next time. */
export type NameOf = (text: string) => { name?: string }

/**
 * The names of one database. Texts are written by us and few; one that is put together anew for each question is never
 * seen twice and gets none.
 */
export function makeNames(): NameOf {
  const asked = new Map<string, { times: number; name: string }>()
  return (text) => {
    const known = asked.get(text)
    if (known) return ++known.times > seldom ? { name: known.name } : {}
    if (asked.size < most) asked.set(text, { times: 1, name: `s${asked.size}` })
    return {}
  }
}
