import { expect, test } from 'vitest'
import { memoryCache } from '../platform/cache.ts'
import { stranger } from '../platform/context.ts'
import { makeSafe } from '../platform/crypto.ts'
import { makeLimits } from '../platform/limits.ts'
import { registrationLimits, spendFrom } from './link-limits.ts'

test('work buys a share of its own, and a network no more than twenty of them: mails go to others', async () => {
  const means = { limits: makeLimits(memoryCache()), safe: makeSafe(['a secret of the tests']) }
  let offered = 0
  const offerPass = async () => void offered++
  const register = (pass: string | undefined) =>
    spendFrom(means, registrationLimits.address, {
      address: '192.0.2.1',
      client: { ...stranger, pass, offerPass },
    }).then(
      () => true,
      () => false,
    )
  let sent = 0
  for (let client = 0; client < 25; client++)
    for (let time = 0; time < 11; time++) if (await register(client ? `pass ${client}` : undefined)) sent++
  expect(sent).toBe(200)
  // The eleventh of each client is refused by its own share; the ceiling offers nothing.
  expect(offered).toBe(25)
})
