import type { CarVehiclesRS } from '@portolan/contract/car'
import type { Queries } from '@portolan/supplier/query'
import { describe, expect, test } from 'vitest'
import { penaltyView } from '../checkout/view.ts'
import type { SearchAnswer } from '../offer/search.ts'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import { carPlaces } from '../testing/house-car-bench.ts'
import { sampleCars } from '../testing/sample-rental-car.ts'
import type { CarParts, CarTrouble } from './parts.ts'
import { makeCarSearch } from './search.ts'

const lisbon = { locationCode: 'LIS', codeContext: 'IATA' }
const body = {
  vehAvailRQCore: {
    vehRentalCore: {
      ...{ pickUpDateTime: '2027-05-15T10:00:00', returnDateTime: '2027-05-18T10:00:00' },
      ...{ pickUpLocation: lisbon, returnLocation: lisbon },
    },
    driverType: { age: 36 },
  },
}
const context = { language: 'en', session: undefined, header: () => undefined, requestId: 'r' } as unknown as Context
const answer = (more: Partial<SearchAnswer>): SearchAnswer => ({
  ...{ supplier: 'house-car', offers: [], warnings: [], failed: false },
  ...more,
})
const late = { recordID: 'other', stringValue: 'Too late.' }

/** Asked of suppliers that answer so. */
function asked(answers: readonly SearchAnswer[], trouble?: CarTrouble) {
  const queries: Queries['car'][] = []
  const search = makeCarSearch({
    ...{ places: carPlaces, clock: { now: () => new Date('2027-03-01T09:00:00Z') }, penaltyOf: penaltyView },
    carTrouble: () => trouble,
    async *search(input: { query: unknown }) {
      queries.push(input.query as Queries['car'])
      yield* answers
    },
  } as unknown as CarParts)
  return { queries, reply: search({ body } as never, context) as Promise<CarVehiclesRS> }
}

describe('[R7.28] who does not answer', () => {
  test('is a warning beside the cars of those who do', async () => {
    const offers = await sampleCars()
    const { reply, queries } = asked([answer({ offers }), answer({ warnings: [late], failed: true })])
    const { success, warnings, errors, vehAvailRSCore } = await reply
    expect({ success, warnings, errors }).toEqual({ success: true, warnings: { warnings: [late] }, errors: undefined })
    const shown = vehAvailRSCore.vehVendorAvails.map(({ vehAvails }) =>
      vehAvails.map(({ totalCharge }) => totalCharge.estimatedTotalAmount ?? 0),
    )
    expect(shown.flat()).toHaveLength(offers.length)
    for (const prices of shown) expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect(queries).toEqual([
      {
        pickUp: { place: expect.objectContaining({ code: 'LIS', context: 'IATA' }), at: '2027-05-15T10:00' },
        dropOff: { place: expect.objectContaining({ code: 'LIS' }), at: '2027-05-18T10:00' },
        driverAge: 36,
      },
    ])
  })

  test('where nobody does, it is an error and no empty list', async () => {
    const { success, errors } = await asked([answer({ warnings: [late], failed: true })]).reply
    expect({ success, count: errors?.errors.length }).toEqual({ success: false, count: 2 })
  })

  test('nothing at all is an answer where nobody knows why, and refused beside the field where somebody does', async () => {
    expect(await asked([answer({})]).reply).toMatchObject({ success: true, vehAvailRSCore: { vehVendorAvails: [] } })
    const refused = await asked([answer({})], 'returnClosed').reply.catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect((refused as Refusal).fields).toEqual([
      {
        pointer: '/vehAvailRQCore/vehRentalCore/returnDateTime',
        ...{ code: 'invalid_value', text: 'error.car.closed' },
      },
    ])
  })
})
