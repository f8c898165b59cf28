import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleStay } from '../../../../testing/house-hotel-sample.ts'
import { runs } from '../../../../testing/runs.ts'
import { markets } from '../catalogue/market.ts'
import { ratePlans } from '../catalogue/rate-plan.ts'
import { totalOf } from '../price/stay.ts'
import { extremesOf } from './extreme.ts'
import { planTermsOf } from './terms.ts'

const anyPlans = fc
  .subarray([...ratePlans], { minLength: 1 })
  .map((plans) => plans.flatMap(({ code }) => planTermsOf(code) ?? []))

test('the cheapest and the dearest of all plans are among the few that are priced', () => {
  const rounds = runs(250, 1000)
  let saved = 0
  fc.assert(
    fc.property(
      ...([anyPlans, fc.constantFrom(...markets), fc.integer({ min: 1, max: 30 }), fc.boolean()] as const),
      fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
      fc.integer({ min: 1_010_001, max: 1_019_999 }),
      (plans, market, nights, isWithFlight, children, house) => {
        const guests = { adults: 2, children }
        const stay = sampleStay({ market, nights, type: 'FAM', guests, house: String(house) })
        const { cheap, dear } = extremesOf(plans)
        const totalsOf = (some: typeof cheap) => some.map(({ price }) => totalOf(stay, price, isWithFlight))
        expect(Math.min(...totalsOf(cheap))).toBe(Math.min(...totalsOf(plans)))
        expect(Math.max(...totalsOf(dear))).toBe(Math.max(...totalsOf(plans)))
        saved += 2 * plans.length - cheap.length - dear.length
      },
    ),
    { numRuns: rounds },
  )
  expect(saved).toBeGreaterThan(5 * rounds)
})
