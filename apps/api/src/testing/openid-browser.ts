type Doing = { username: string } | 'decline'

/** Enough of a browser for the provider's pages: cookies, redirects, one form. */
export async function followAsBrowser(start: string, until: string, doing: Doing): Promise<string> {
  const cookies = new Map<string, string>()
  let [address, form]: [string, URLSearchParams | undefined] = [start, undefined]
  for (let steps = 0; steps < 10; steps++) {
    const reply = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: form }),
    })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const page = await reply.text()
    const location = reply.headers.get('location')
    const next = location ?? (doing === 'decline' ? /href="([^"]+decline)"/ : /action="([^"]+)"/).exec(page)?.[1]
    if (!next) throw new Error(`The provider stopped with ${reply.status}: ${page.slice(0, 400)}`)
    form = location || doing === 'decline' ? undefined : new URLSearchParams(doing)
    address = new URL(next, address).href
    if (address.startsWith(until)) return address
  }
  throw new Error('The provider went round in circles.')
}
