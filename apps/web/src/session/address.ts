/** Where a plain login lands. */
export const home = '/rail'

/** Only an address of our own application: one slash, no scheme, no host, no control character. */
export const isOwnPath = (path: string | undefined): path is string =>
  path !== undefined && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path)

/** Whoever asked to log out and had to log in first does not want to be logged out again. */
const isDoor = (path: string): boolean => /^\/(login|logout|sso)?([?#]|$)/.test(path)

/** Login, registration and sign-on end here: the page that was asked for, or home. */
export const landing = (next: string | undefined): string => (isOwnPath(next) && !isDoor(next) ? next : home)

/** The router reads ?youths=19 as a number; here everything is text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
