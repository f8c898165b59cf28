import { expect, test } from 'vitest'
import { fareCodePreference, railChannel } from './fare.ts'

test('[R7.16] rail is asked on its own channel, and a fare code travels as a negotiated fare', () => {
  expect([railChannel, fareCodePreference]).toEqual(['6', 'RIT'])
})
