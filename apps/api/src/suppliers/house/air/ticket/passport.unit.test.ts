import type { Voyage } from '@portolan/supplier/air'
import { describe, expect, test } from 'vitest'
import { passportRules } from './passport.ts'

const countries: Record<string, string> = { HKG: 'HK', BKK: 'TH', HKT: 'TH', FRA: 'DE', LHR: 'GB', IST: 'TR' }
const airportOf = (code: string) => ({ code, country: countries[code] ?? '' }) as never

const voyage = (way: string, departs: string, arrives = departs): Voyage => {
  const [from = '', to = ''] = way.split(' ')
  const segment = { from: { code: from }, to: { code: to }, departs: `${departs}T09:00`, arrives: `${arrives}T22:00` }
  return { segments: [segment] } as never
}

const rulesOf = (...voyages: Voyage[]) => passportRules(voyages, airportOf)

describe('[R7.18] what a country asks of a passport', () => {
  test('counts from the arrival, or from the day of leaving', () => {
    const out = voyage('HKG BKK', '2027-08-30', '2027-08-31')
    expect(rulesOf(out)).toEqual([{ country: 'TH', validUntil: '2028-02-29' }])
    expect(rulesOf(voyage('HKG FRA', '2027-01-10'), voyage('FRA HKG', '2027-01-31'))).toEqual([
      { country: 'DE', validUntil: '2027-04-30' },
    ])
    expect(rulesOf(voyage('HKG IST', '2027-01-01'))).toEqual([{ country: 'TR', validUntil: '2027-05-31' }])
  })

  test('is nothing where the stay is enough, and nothing at home', () => {
    expect(rulesOf(voyage('HKG LHR', '2027-01-10'), voyage('LHR HKG', '2027-01-31'))).toEqual([])
  })

  test('is told once for each country, by the latest day', () => {
    const trip = [voyage('HKG BKK', '2027-01-10'), voyage('BKK FRA', '2027-01-12'), voyage('FRA HKT', '2027-02-01')]
    expect(rulesOf(...trip)).toEqual([
      { country: 'TH', validUntil: '2027-08-01' },
      { country: 'DE', validUntil: '2027-05-01' },
    ])
  })
})
