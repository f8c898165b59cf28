/** The server cannot start, and this one sentence says what the person who started it can do. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
