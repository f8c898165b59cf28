import { passCountries, passGroups } from '@portolan/domain/rail/pass-region'
import { lastDayOf } from '@portolan/domain/rail/pass-validity'
import { describe, expect, test } from 'vitest'
import { passProducts } from './catalogue/product.ts'
import { fareId, faresOf, findFare, type PassFare } from './fare.ts'
import { priceParty } from './party-price.ts'

const plain = 10_000

const fare = (id: string): PassFare => findFare(id) ?? expect.fail(`${id} is not sold`)

const party = (...ages: number[]) =>
  ages.map((age, index) => ({ ref: `t${index + 1}`, type: age < 28 ? ('youth' as const) : ('adult' as const), age }))

const linesOf = (id: string, ...ages: number[]) =>
  priceParty(fare(id), party(...ages), plain)?.price.lines?.map(({ code, quantity, amount }) => [
    ...[code, quantity, amount.minor],
  ])

describe('what passes there are', () => {
  test('[R9.9] 33 regions: Europe, Benelux, Scandinavia and 30 single countries', () => {
    const regions = new Set(passProducts.map(({ region }) => region))
    expect([...regions].sort()).toEqual([...passGroups, ...passCountries].sort())
    expect(regions.size).toBe(33)
  })

  test('[R9.9] the pass of Europe is valid in 33 countries, Belgium, the Netherlands and Luxembourg among them', () => {
    for (const { product } of faresOf('EUROPE')) {
      expect(new Set(product.countries).size).toBe(33)
      expect(product.countries).toEqual(expect.arrayContaining(['BE', 'NL', 'LU', ...passCountries]))
    }
    expect(faresOf('BE')).toEqual([])
  })

  test('[R3.15] each has a validity that can be counted, and the longer of two costs more', () => {
    for (const product of passProducts) {
      const fares = faresOf(product.region).filter((one) => one.product === product)
      expect(fares.length).toBeGreaterThan(0)
      for (const seatClass of ['1', '2']) {
        const adult = fares.filter((one) => one.class === seatClass).map(({ prices }) => prices.ADULT)
        expect(adult).toEqual([...new Set(adult)].sort((one, other) => one - other))
      }
      for (const { validity, within, prices } of fares) {
        expect(lastDayOf('2027-01-01', validity) < lastDayOf('2027-01-01', within ?? 'P4M')).toBe(true)
        expect(within !== undefined).toBe(product.passType === 'FLEXIBLE')
        expect(prices.YOUTH ?? 0).toBeLessThan(prices.ADULT)
        expect(prices.SENIOR ?? 0).toBeLessThan(prices.ADULT)
      }
    }
  })

  test('[R3.15] first class costs more than second', () => {
    for (const { region } of passProducts)
      for (const second of faresOf(region).filter((one) => one.class === '2')) {
        const first = findFare(fareId({ ...second, class: '1' }))
        if (first) expect(first.prices.ADULT).toBeGreaterThan(second.prices.ADULT)
      }
  })
})

describe('what a party pays', () => {
  const europe = 'EUROPE FLEXIBLE P5D/P1M 2'

  test('[R3.15] adults, seniors and youths by their bands, and the lines come to the total', () => {
    expect(linesOf(europe, 30, 30, 62, 19)).toEqual([
      ['ADULT', 2, 63_600],
      ['SENIOR', 1, 28_600],
      ['YOUTH', 1, 23_800],
    ])
    expect(priceParty(fare(europe), party(30, 30, 62, 19), plain)?.price.total).toEqual({
      minor: 116_000,
      currency: 'EUR',
    })
  })

  test('[R3.15] the bands begin and end where the pass says', () => {
    const bandOf = (id: string, age: number) => {
      const [band] = priceParty(fare(id), party(age, 40), plain)?.bands ?? []
      return [band?.fromAge, band?.toAge]
    }
    expect([3, 4, 11, 12, 27, 28, 59, 60].map((age) => bandOf(europe, age))).toEqual([
      ...[
        [0, 3],
        [4, 11],
        [4, 11],
        [12, 27],
        [12, 27],
        [28, 59],
        [28, 59],
        [60, 120],
      ],
    ])
    expect([15, 16, 24, 25, 70].map((age) => bandOf('CH CONSECUTIVE P4D 2', age))).toEqual([
      ...[
        [6, 15],
        [16, 24],
        [16, 24],
        [25, 120],
        [25, 120],
      ],
    ])
  })

  test('[R3.15] two children go free with each adult; the third pays as a youth', () => {
    expect(linesOf(europe, 30, 5, 8, 10, 1)).toEqual([
      ['ADULT', 1, 31_800],
      ['YOUTH', 1, 23_800],
      ['CHILD', 2, 0],
      ['INFANT', 1, 0],
    ])
  })

  test('[R3.15] children alone pay: as youths in Europe, half in Switzerland', () => {
    expect(linesOf(europe, 8)).toEqual([['YOUTH', 1, 23_800]])
    expect(linesOf('CH CONSECUTIVE P3D 2', 8)).toEqual([['CHILD', 1, 13_550]])
    expect(linesOf('CH CONSECUTIVE P3D 2', 40, 8, 9, 10)).toEqual([
      ['ADULT', 1, 27_100],
      ['CHILD', 3, 0],
    ])
  })

  test('[R3.15] who has no price of his own pays as an adult: a senior in Germany, a youth in Britain', () => {
    expect(linesOf('DE FLEXIBLE P3D/P1M 2', 62)).toEqual([['ADULT', 1, 21_100]])
    expect(linesOf('GB CONSECUTIVE P3D 2', 19, 62)).toEqual([['ADULT', 2, 28_000]])
  })

  test('infants alone need no pass', () => {
    expect(priceParty(fare(europe), party(1, 2), plain)).toBeUndefined()
  })

  test('a price level of 110% raises every line, and they still come to the total', () => {
    const { price } = priceParty(fare('CH FLEXIBLE P3D/P1M 1'), party(30, 19, 30), 11_000) ?? expect.fail()
    expect(price.lines?.map(({ amount }) => amount.minor)).toEqual([108_900, 38_390])
    expect(price.total.minor).toBe(147_290)
  })
})
