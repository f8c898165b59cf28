import { languages } from '@portolan/domain/language'
import { isPictureKey } from '@portolan/picture/key'
import { carClasses } from '@portolan/supplier/car'
import type { Words } from '@portolan/supplier/words'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../rows.ts'
import { carsAt } from '../ticket/stock.ts'
import { borderRules, chargeTold, ruleOf, winterRules } from '../ticket/telling.ts'
import { companies } from './company.ts'
import { covers, extras } from './extra.ts'
import { carsIn, fleet } from './fleet.ts'
import { offices } from './office.ts'
import { ruleTexts } from './rule-text.ts'

const isTold = (words: Words): boolean => languages.every((language) => (words[language] ?? '').trim() !== '')

describe('the fleet', () => {
  test('every class has a car, and every car a picture, a class in six languages and letters that fit it', () => {
    expect(new Set(fleet.map(({ classKey }) => classKey))).toEqual(new Set(carClasses))
    for (const { acriss, picture, className, transmission, seats } of fleet) {
      expect(acriss).toMatch(/^[A-Z]{4}$/)
      expect(acriss.charAt(2) === 'M' ? 'manual' : 'automatic').toBe(transmission)
      expect(isPictureKey(picture), picture).toBe(true)
      expect(isTold(className), acriss).toBe(true)
      expect(seats).toBeGreaterThan(1)
    }
  })

  test('every company has cars of several classes at every office of its kind', () => {
    for (const office of offices)
      for (const company of companies.filter(({ kinds }) => kinds.includes(office.kind))) {
        const cars = carsAt(company, office)
        expect(cars.length, `${company.code} at ${office.code}`).toBeGreaterThanOrEqual(5)
        expect(new Set(cars.map(({ id }) => id)).size).toBe(cars.length)
        expect(new Set(cars.map(({ classKey }) => classKey)).size).toBeGreaterThanOrEqual(3)
        expect(carsIn(office.country)).toEqual(expect.arrayContaining([...cars]))
      }
  })
})

describe('the offices', () => {
  test('each once, with a market, hours of seven days and a clock', () => {
    expect(new Set(offices.map(({ code }) => code)).size).toBe(219)
    for (const { code, hours, timeZone, market, country } of offices) {
      expect(hours, code).toHaveLength(7)
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
      expect(market.country, code).toBe(country)
      expect(market.dayPrice.low).toBeLessThan(market.dayPrice.high)
    }
  })
})

describe('the words', () => {
  test('of extras, covers, charges and rules are there in six languages', () => {
    for (const { name } of [...extras, ...covers]) expect(isTold(name), name.en).toBe(true)
    for (const cover of covers) expect(isTold(cover.covers), cover.code).toBe(true)
    for (const [code = ''] of rowsOf(ruleTexts)) expect(isTold(ruleOf(code)), code).toBe(true)
    const charge = { amount: 1, quantity: 1, isPaidThere: false, isTaxed: false }
    for (const code of [
      'RENTAL',
      'AIRPORT',
      'VAT',
      'ONE_WAY',
      'YOUNG_DRIVER',
      'OUT_OF_HOURS_PICK_UP',
      'OUT_OF_HOURS_RETURN',
    ])
      expect(isTold(chargeTold({ ...charge, code }).name), code).toBe(true)
    for (const { market } of offices) {
      expect(borderRules(market).every(isTold)).toBe(true)
      expect(winterRules(market, ['2027-01-15', '2027-07-15']).every(isTold)).toBe(true)
    }
  })

  test('a winter rule is told where a day of the rental lies in its season, over the turn of the year too', () => {
    const { market } = offices.find(({ code }) => code === 'VIE-A') ?? expect.fail('no office')
    expect(winterRules(market, ['2027-01-15'])).toHaveLength(1)
    expect(winterRules(market, ['2027-10-30', '2027-11-01'])).toHaveLength(1)
    expect(winterRules(market, ['2027-07-15'])).toHaveLength(0)
  })
})
