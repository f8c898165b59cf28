import { oldestYouth, ticketAge } from '@portolan/domain/rail/fare'
import { describe, expect, it } from 'vitest'
import { families } from '../operator.ts'
import { brandOf, operatorOf, operators } from './operators.ts'

describe('the operators', () => {
  it('[R7.44] are forty or more, of every family', () => {
    expect(operators.length).toBeGreaterThanOrEqual(40)
    expect(new Set(operators.map(({ family }) => family))).toEqual(new Set(families))
  })

  it('[R7.44] have a code, a name and brands of their own', () => {
    const unique = (list: readonly string[]) => expect(new Set(list).size).toBe(list.length)
    unique(operators.map(({ code }) => code))
    unique(operators.map(({ name }) => name))
    unique(operators.flatMap(({ brands }) => brands.map(({ name }) => name)))
    for (const { code, brands } of operators) {
      expect(code).toMatch(/^[A-Z]+$/)
      expect(brands.length).toBeGreaterThan(0)
    }
  })

  it('[R5.2] have a band for every age, without a gap', () => {
    for (const { bands, code } of operators) {
      expect(bands[0]?.fromAge, code).toBe(0)
      expect(bands.at(-1)?.toAge, code).toBe(120)
      for (const [index, band] of bands.entries()) {
        expect(band.toAge, code).toBeGreaterThanOrEqual(band.fromAge)
        if (index > 0) expect(band.fromAge, code).toBe((bands[index - 1]?.toAge ?? 0) + 1)
      }
      const bandAt = (age: number) => bands.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge)
      expect(bandAt(ticketAge.ADULT)?.kind, code).toBe('adult')
      expect(bandAt(ticketAge.ADULT)?.percent, code).toBe(100)
      for (let age = 0; age <= oldestYouth; age++) expect(bandAt(age)?.percent ?? 101, code).toBeLessThanOrEqual(100)
    }
  })

  it('[R9.3] sell every class that their trains have under a name of theirs', () => {
    for (const { brands, comfort, flexibility, code } of operators) {
      for (const { seats, name } of brands) {
        for (const grade of Object.keys(seats)) expect(Object.keys(comfort), `${code} ${name}`).toContain(grade)
        expect(seats.STANDARD, name).toBeGreaterThan(0)
      }
      expect(Object.keys(flexibility).length, code).toBeGreaterThan(0)
    }
  })

  it('ask for pounds in Britain, francs in Switzerland, euros elsewhere', () => {
    for (const { country, currency, family } of operators.filter(({ code }) => code !== 'LYRIA'))
      expect(currency, country).toBe(country === 'GB' ? 'GBP' : family === 'switzerland' ? 'CHF' : 'EUR')
  })

  it('take what an imported feed brings and we do not know for an ordinary train', () => {
    expect(operatorOf('DB').name).toBe('Deutsche Bahn')
    expect(operatorOf('NOBODY')).toMatchObject({ code: 'NOBODY', currency: 'EUR' })
    expect(brandOf('ICE')).toMatchObject({ operator: 'DB', kind: 'highspeed' })
    expect(brandOf('RB 12', 'NOBODY')).toMatchObject({ operator: 'NOBODY', kind: 'regional', reservation: 'none' })
  })
})
