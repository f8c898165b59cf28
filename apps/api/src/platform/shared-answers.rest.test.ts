import { searchTrains } from '@portolan/contract/rail'
import { expect, test } from 'vitest'
import { openTestCache } from '../testing/backend.ts'
import { inDays } from '../testing/booking-world.ts'
import { type Browser, openWorld } from '../testing/world.ts'

const body = {
  originDestinations: [
    {
      departureDateTime: `${inDays(30)}T00:00:00`,
      originLocation: { locationCode: '8768600', codeContext: 'UIC' as const },
      destinationLocation: { locationCode: '8503000', codeContext: 'UIC' as const },
    },
  ],
  passengerTypes: [{ code: 'ADULT' as const, passengerDetails: [{ age: 30 }] }],
}

async function handlesFor(browser: Browser): Promise<string[]> {
  const reply = await browser.call(searchTrains, { body })
  expect(reply.status).toBe(200)
  const handles = reply.body.originDestinationInformations[0]?.originDestinationOptions.map(({ rph }) => rph) ?? []
  expect(handles.length).toBeGreaterThan(0)
  return handles
}

test('where somebody else sells as well, whose stock moves without our knowing, each is answered by himself', async () => {
  const world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house,simulated' })
  try {
    const first = await handlesFor(world.browser('10.0.0.1'))
    const other = await handlesFor(world.browser('10.0.0.2'))
    expect(other.filter((rph) => first.includes(rph))).toEqual([])
  } finally {
    await world.close()
  }
})

test('a cache that remembers nothing of it costs nobody the answer', async () => {
  const cache = await openTestCache()
  let missed = 0
  const isAnswer = (key: string) => key.startsWith('answer:')
  const gone = async () => {
    missed += 1
    throw new Error('gone')
  }
  const world = await openWorld(
    { DEMO: 'on', SUPPLIERS: 'house' },
    { cache: { ...cache, getMany: async (keys) => (keys.some(isAnswer) ? gone() : cache.getMany(keys)) } },
  )
  try {
    await handlesFor(world.browser('10.0.0.1'))
    await handlesFor(world.browser('10.0.0.2'))
    expect(missed).toBe(2)
  } finally {
    await world.close()
  }
})
