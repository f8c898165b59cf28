import { expect, test } from 'vitest'
import { isPassing } from './passing-trouble.ts'

test('a supplier that could not be asked may be asked again; what it refused is refused', () => {
  for (const kind of ['rateLimited', 'unavailable', 'timeout', 'unauthorized', 'internal'])
    expect(isPassing(kind), kind).toBe(true)
  for (const kind of ['noAvailability', 'rejected', 'priceChanged', 'offerExpired', 'notFound', 'invalidRequest', ''])
    expect(isPassing(kind), kind).toBe(false)
})
