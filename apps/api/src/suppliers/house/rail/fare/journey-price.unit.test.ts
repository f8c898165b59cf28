import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandOf, operatorOf, operators } from '../catalogue/operators.ts'
import { fareCodeOf } from './catalogue/fare-code.ts'
import {
  adultFare,
  type FareQuestion,
  type PricedRide,
  partyPrice,
  sellsFlexibility,
  shareIsFree,
} from './journey-price.ts'

const tgv: PricedRide = {
  operator: operatorOf('SNCF'),
  brand: brandOf('TGV INOUI'),
  range: { km: 427, standard: { from: 16, flex: 105 }, first: { from: 35, flex: 150 } },
  step: 0,
}
const ice: PricedRide = {
  operator: operatorOf('DB'),
  brand: brandOf('ICE'),
  range: { km: 180, standard: { from: 14, flex: 85 }, first: { from: 24, flex: 140 } },
  step: 0,
}
const question: FareQuestion = {
  ...{ rides: [tgv], comfort: 'STANDARD', flexibility: 'NON_FLEX', currency: 'EUR' },
  ...{ fareCode: undefined, isReturn: false },
}
const fareOf = (more: Partial<FareQuestion>) => adultFare({ ...question, ...more })?.minor

test('[R7.44] several trains cost less than their tickets one by one', () => {
  expect(fareOf({ rides: [tgv] })).toBe(1690)
  expect(fareOf({ rides: [ice] })).toBe(1490)
  expect(fareOf({ rides: [tgv, ice] })).toBe(2990)
  expect(fareOf({ rides: [tgv, ice], flexibility: 'FULL_FLEX' })).toBe(17_500)
})

test('[R7.44] the way out of a return fare is 15 % cheaper', () => {
  expect(fareOf({ flexibility: 'SEMI_FLEX' })).toBe(2790)
  expect(fareOf({ flexibility: 'SEMI_FLEX', isReturn: true })).toBe(2390)
})

test('[R5.2] a fare code gives its negotiated fare, however it is typed', () => {
  const [tenth, company] = [fareCodeOf(' portolan10 '), fareCodeOf('CORP2026')]
  expect(fareOf({ fareCode: tenth, flexibility: 'FULL_FLEX' })).toBe(9_500)
  expect(fareOf({ fareCode: company, flexibility: 'FULL_FLEX' })).toBe(fareOf({ flexibility: 'SEMI_FLEX' }))
  expect(fareOf({ fareCode: company, flexibility: 'SEMI_FLEX' })).toBe(fareOf({ flexibility: 'SEMI_FLEX' }))
  expect(fareCodeOf('SUMMER')).toBeUndefined()
})

test('[R9.4] a journey has a flexibility when all of its operators sell it or better, and one sells just it', () => {
  const [sncf, sbb, eurostar, flix] = ['SNCF', 'SBB', 'EUROSTAR', 'FLIXTRAIN'].map(operatorOf)
  if (!sncf || !sbb || !eurostar || !flix) throw new Error('An operator is missing.')
  const sold = (...some: (typeof sncf)[]) =>
    (['NON_FLEX', 'SEMI_FLEX', 'FULL_FLEX'] as const).map((flexibility) => sellsFlexibility(some, flexibility))
  expect(sold(sncf)).toEqual([true, true, true])
  expect(sold(sbb)).toEqual([true, false, true])
  expect(sold(eurostar, sbb)).toEqual([true, true, true])
  expect(sold(flix, eurostar)).toEqual([true, false, false])
})

test('[R3.14] the bands of the carrier decide what each traveller pays, in one line for each kind', () => {
  const fare = adultFare({ ...question, flexibility: 'FULL_FLEX' }) ?? expect.fail('no fare')
  const party = [
    { ref: '1', type: 'adult', age: 31 },
    { ref: '2', type: 'adult', age: 35 },
    { ref: '3', type: 'senior', age: 62 },
    { ref: '4', type: 'youth', age: 9 },
    { ref: '5', type: 'youth', age: 2 },
  ] as const
  const { total, lines } = partyPrice(fare, [tgv.operator], party, 'EUR')
  expect(lines).toEqual([
    { code: 'ADULT', quantity: 2, amount: { minor: 21_000, currency: 'EUR' } },
    { code: 'SENIOR', quantity: 1, amount: { minor: 8_930, currency: 'EUR' } },
    { code: 'YOUTH', quantity: 2, amount: { minor: 5_250, currency: 'EUR' } },
  ])
  expect(total).toEqual({ minor: 35_180, currency: 'EUR' })
  expect(party.map((member) => shareIsFree([tgv.operator], member, party))).toEqual([false, false, false, false, true])
})

test('[R3.14] whoever travels, the lines are the total and nobody pays more than an adult', () => {
  const member = fc.record({
    ref: fc.constant('1'),
    type: fc.constantFrom('adult', 'senior', 'youth'),
    age: fc.integer({ min: 0, max: 120 }),
  })
  const ride = fc.record({
    operator: fc.constantFrom(...operators),
    brand: fc.constant(tgv.brand),
    range: fc.constantFrom(tgv.range, ice.range),
    step: fc.integer({ min: 0, max: 9 }),
  })
  fc.assert(
    fc.property(
      fc.array(ride, { minLength: 1, maxLength: 8 }),
      fc.array(member, { minLength: 1, maxLength: 9 }),
      fc.constantFrom('NON_FLEX', 'SEMI_FLEX', 'FULL_FLEX'),
      (rides, party, flexibility) => {
        const fare = adultFare({ ...question, rides, flexibility })
        if (!fare) return
        const sold = rides.map(({ operator }) => operator)
        const { total, lines = [] } = partyPrice(fare, sold, party, 'EUR')
        expect(lines.reduce((all, { amount }) => all + amount.minor, 0)).toBe(total.minor)
        expect(lines.reduce((all, { quantity }) => all + quantity, 0)).toBe(party.length)
        expect(Number.isSafeInteger(total.minor)).toBe(true)
        expect(total.minor).toBeLessThanOrEqual(fare.minor * party.length)
      },
    ),
    { numRuns: 200 },
  )
})

test('[F5] a free ride hangs on somebody who pays: alone, a child pays what the next older do', () => {
  const [belgian, swedish] = ['SNCB', 'SJ'].map(operatorOf)
  if (!belgian || !swedish) throw new Error('An operator is missing.')
  const fare = adultFare({ ...question, flexibility: 'FULL_FLEX' }) ?? expect.fail('no fare')
  const costOf = (operator: typeof belgian, ...ages: number[]) => {
    const party = ages.map((age, index) => ({ ref: String(index), type: 'youth', age }) as const)
    return partyPrice(fare, [operator], party, 'EUR').total.minor
  }
  const [youth, half] = [costOf(belgian, 12), costOf(swedish, 7)]
  expect(costOf(belgian, 12, 10)).toBe(youth)
  expect(costOf(belgian, 10)).toBe(youth)
  expect(costOf(belgian, 10, 8)).toBe(2 * youth)
  expect(costOf(swedish, 6)).toBe(half)
  fc.assert(
    fc.property(
      fc.constantFrom(...operators),
      fc.array(fc.integer({ min: 6, max: 90 }), { minLength: 1 }),
      (operator, ages) => {
        expect(costOf(operator, ...ages)).toBeGreaterThan(0)
      },
    ),
  )
})
