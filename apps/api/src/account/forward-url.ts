/** What browsers read as nothing or as a slash, and so turns one address into another. */
const treacherous = /[\p{Cc}\p{Cs}\s\\]/u

/** An address of our own, whole or from the root: `/rail?from=sso`. Undefined for everything that leads elsewhere. */
export function ownUrl(given: string, origin: string): URL | undefined {
  if (treacherous.test(given)) return undefined
  const whole = /^\/(?!\/)/.test(given) ? `${origin}${given}` : given
  if (!/^https?:\/\/[^/]/i.test(whole) || !URL.canParse(whole)) return undefined
  const url = new URL(whole)
  return url.origin === origin && url.username === '' && url.password === '' ? url : undefined
}
