import type { FastifyInstance } from 'fastify'

/** Of one piece of news; providers send a few kilobytes. */
const longest = 64 * 1024

/** From now on the routes of this scope are handed JSON as the bytes that came: a signature is over nothing else. */
export function keepRawBodies(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: longest },
    (_request, body: Buffer, done) => done(null, body),
  )
}
