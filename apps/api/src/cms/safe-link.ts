/** Stands for wherever we are served from; a link that leaves it was no path. */
const here = new URL('https://here.invalid')

const unseen = /[\p{Cc}\p{Cf}\s\\]/u

/** A path of ours, or https elsewhere; anything else is dropped. */
export function safeLink(link: string): string | undefined {
  if (unseen.test(link) || !URL.canParse(link, here.href)) return undefined
  const url = new URL(link, here)
  if (url.username || url.password) return undefined
  if (link.startsWith('/')) {
    // The parser resolves dots: '/.//elsewhere' would come out as another host's address.
    const path = `${url.pathname}${url.search}${url.hash}`
    return url.origin === here.origin && !path.startsWith('//') ? path : undefined
  }
  return url.protocol === 'https:' && /^https:\/\//i.test(link) ? url.href : undefined
}
