import { expect, test } from 'vitest'
import { cancelFee } from '../../book/cancel-fee.ts'
import { operators } from '../catalogue/operators.ts'
import { operatorsWithTerms } from './catalogue/terms.ts'
import { type ConditionQuestion, conditionsOf, penaltiesOf } from './condition.ts'

const departs = Date.parse('2027-05-14T05:18:00Z')
const hour = 3_600_000
const week = 168 * hour
const euros = (minor: number) => ({ minor, currency: 'EUR' })

const sncf: ConditionQuestion = {
  ...{ operator: 'SNCF', flexibility: 'SEMI_FLEX', isFirstClass: false, brands: [{ reservation: 'required' }] },
  ...{ departs, now: departs - 60 * 24 * hour, total: euros(5580), payers: 2, isReturn: false, isNegotiated: false },
}

test('[R9.4] what may be done with a ticket is told with its fee and its last moment', () => {
  expect(conditionsOf(sncf)).toEqual([
    { code: 'REFUND_FREE', until: departs - week },
    { code: 'REFUND_FEE', fee: euros(3800), until: departs },
    { code: 'EXCHANGE_FREE', until: departs - week },
    { code: 'EXCHANGE_FEE', fee: euros(3800), until: departs },
    { code: 'TRAIN_BOUND' },
    { code: 'SEAT_INCLUDED' },
  ])
  const codes = (more: Partial<ConditionQuestion>) => conditionsOf({ ...sncf, ...more }).map(({ code }) => code)
  expect(codes({ flexibility: 'NON_FLEX' })).toEqual(['REFUND_NONE', 'EXCHANGE_NONE', 'TRAIN_BOUND', 'SEAT_INCLUDED'])
  expect(codes({ isReturn: true, isNegotiated: true }).slice(-2)).toEqual(['RETURN_ONLY', 'NEGOTIATED'])
})

test('[R9.4] a seat costs extra where it may be had without, and a flexible ticket is for any train there', () => {
  const db = {
    ...sncf,
    operator: 'DB',
    brands: [{ reservation: 'optional' as const }, { reservation: 'none' as const }],
  }
  const codes = (more: Partial<ConditionQuestion>) => conditionsOf({ ...db, ...more }).map(({ code }) => code)
  expect(codes({})).toContain('SEAT_EXTRA')
  expect(codes({ isFirstClass: true })).toContain('SEAT_INCLUDED')
  expect(codes({ flexibility: 'FULL_FLEX' })).toEqual(['REFUND_FREE', 'EXCHANGE_FREE', 'ANY_TRAIN', 'SEAT_INCLUDED'])
  expect(codes({ brands: [{ reservation: 'none' }] })).toEqual(['REFUND_FEE', 'EXCHANGE_FEE', 'TRAIN_BOUND'])
})

test('[R9.4] what is kept of a price follows the conditions to the moment', () => {
  const penalties = penaltiesOf(sncf)
  const feeAt = (now: number, price = 5580) => cancelFee(penalties, euros(price), now).minor
  expect([feeAt(departs - week - 1), feeAt(departs - week), feeAt(departs - 1), feeAt(departs)]).toEqual([
    0, 3800, 3800, 5580,
  ])
  expect(feeAt(departs - 1, 2000)).toBe(2000)
  expect(penaltiesOf({ ...sncf, flexibility: 'NON_FLEX' })).toEqual([{ charge: 'nonRefundable' }])
})

test('[R9.4] what is over when the ticket is bought is not among its conditions', () => {
  const late = { ...sncf, now: departs - week }
  expect(conditionsOf(late).map(({ code }) => code)).toEqual([
    'REFUND_FEE',
    'EXCHANGE_FEE',
    'TRAIN_BOUND',
    'SEAT_INCLUDED',
  ])
  expect(penaltiesOf(late)).toHaveLength(2)
  expect(conditionsOf({ ...sncf, now: departs })[0]).toEqual({ code: 'REFUND_NONE' })
})

test('no fee is above the price, and operators with rules of their own are known ones', () => {
  expect(conditionsOf({ ...sncf, total: euros(1000) })).toContainEqual({
    code: 'REFUND_FEE',
    fee: euros(1000),
    until: departs,
  })
  const known = operators.map(({ code }) => code)
  expect(operatorsWithTerms.filter((code) => !known.includes(code))).toEqual([])
})
