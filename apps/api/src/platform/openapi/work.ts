import { type Challenge, challengeHeader, solutionHeader } from '@portolan/contract/work'
import { passCookie } from '../client.ts'
import type { Json } from './schemas.ts'

/** Solved by the number in the example of the solution: a test hashes it. */
const challenge: Challenge = {
  challenge: '1b3390352838a19b4cbe272c29269c989fa81239139c724aca180659ac664a07',
  salt: 'mp1x2c3d-5f0c9a7b21de',
  maxNumber: 20_000,
  signature: 'b3Vycw',
}

const text = { type: 'string' }

export const challengeAnswered: Json = {
  description: `A little work, as JSON in the header. Who does it sends the call once more with \`${solutionHeader}\`.`,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          challenge: { ...text, description: 'SHA-256 of salt and number, hexadecimal.' },
          salt: text,
          maxNumber: { type: 'integer', description: 'No number is larger.' },
          signature: text,
        },
        required: Object.keys(challenge),
      },
      example: challenge,
    },
  },
}

export const solutionSent: Json = {
  name: solutionHeader,
  in: 'header',
  description: `The work of \`${challengeHeader}\`: salt, number and signature with points between.`,
  schema: text,
  example: `${challenge.salt}.4711.${challenge.signature}`,
}

export const passSent: Json = {
  name: passCookie,
  in: 'cookie',
  description: `Set by the answer to a right \`${solutionHeader}\`, for an hour: its holder is counted apart from the network.`,
  schema: text,
}

/** Enough to write a client from: nothing else in the document says what is hashed. */
export const workParagraph = `A network whose strangers send too much is answered 429. Where the header \`${challengeHeader}\` stands beside it, nobody
has to wait: it holds JSON with \`challenge\`, \`salt\`, \`maxNumber\` and \`signature\`. Count from 0 to \`maxNumber\` and take, for
each number, the SHA-256 of the salt directly followed by the number in decimal digits (UTF-8); the number whose digest, in
lower-case hexadecimal, is \`challenge\` solves it. Within two minutes send the same call again, under the same
Idempotency-Key, with the header \`${solutionHeader}: <salt>.<number>.<signature>\`. It is served, and sets the cookie
\`${passCookie}\` for an hour: send it with every further call from this network, beside the session's. A challenge is good once.
A 429 without the header is waited for: \`Retry-After\`. The login may offer the work beside a captcha: it replaces the captcha.`
