import { keepAlive, readPreference, savePreference, themes } from './server.ts'

/** What was acknowledged: the cookie, and what must be found under it. */
export type Ledger = Map<string, string>

/** Writes as fast as it is answered until the server is gone. */
export async function writeUntilGone(port: number, ledger: Ledger): Promise<void> {
  const agent = keepAlive(1)
  for (let count = 0; ; count++) {
    const theme = themes[count % themes.length] ?? 'auto'
    try {
      const { status, cookie } = await savePreference(port, theme, agent)
      if (status === 200) ledger.set(cookie, theme)
    } catch {
      agent.destroy()
      return
    }
  }
}

/** The cookies under which something else is found than was acknowledged. */
export async function lostFrom(port: number, ledger: Ledger): Promise<string[]> {
  const agent = keepAlive(8)
  const found = await Promise.all(
    [...ledger].map(async ([cookie, theme]) => (await readPreference(port, cookie, agent)) === theme),
  )
  agent.destroy()
  return [...ledger.keys()].filter((_, index) => !found[index])
}
