import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../../../place/catalogue/load.ts'
import { workedSoFar } from '../../../../testing/thread-work.ts'
import { kilometresBetween } from '../../distance.ts'
import { amenities } from '../catalogue/amenity.ts'
import { marketOf, type Star, stars } from '../catalogue/market.ts'
import { isLeisure, quarterOf } from '../catalogue/quarter.ts'
import { ratePlanOf } from '../catalogue/rate-plan.ts'
import { roomTypeOf } from '../catalogue/room-type.ts'
import { isStopped } from '../catalogue/stop-word.ts'
import { makeProperties } from './properties.ts'
import type { Property } from './property.ts'
import { makeRegister } from './register.ts'

const cities = new Map(loadCatalogue().cities.map((city) => [city.code, city]))
const make = () => makeProperties((code) => cities.get(code))

function timed() {
  const before = workedSoFar()
  return { houses: make(), took: workedSoFar() - before }
}

const { houses, took } = timed()

const register = makeRegister(houses)
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const ofStar = (star: Star) => houses.filter((house) => house.star === star)
const unitsOf = ({ rooms }: Property): number => rooms.reduce((sum, { units }) => sum + units, 0)
const isBetween = (least: number, value: number, most: number): boolean => value >= least && value <= most
const isFree = (code: string): boolean => ratePlanOf(code)?.cancel !== 'NR'

describe('the houses', () => {
  test('about 2,400 in sixty cities, twenty to eighty in each', () => {
    expect(houses.length).toBeGreaterThanOrEqual(2300)
    expect(houses.length).toBeLessThanOrEqual(2500)
    const inCities = [...new Set(houses.map(({ city }) => city))].map((city) => register.propertiesIn(city).length)
    expect(inCities).toHaveLength(60)
    expect(Math.min(...inCities)).toBeGreaterThanOrEqual(20)
    expect(Math.max(...inCities)).toBeLessThanOrEqual(80)
  })

  test('are the same whenever they are made, and made in a moment', () => {
    const again = timed()
    expect(again.houses).toEqual(houses)
    // The faster of two: others use the machine as well.
    expect(Math.min(took, again.took)).toBeLessThan(1500)
  })

  test('have a code of seven figures each, which stays with them', () => {
    expect(new Set(houses.map(({ id }) => id)).size).toBe(houses.length)
    expect(houses.filter(({ id }) => !/^\d{7}$/.test(id))).toEqual([])
    expect(
      ['1010001', '1440001', '1600022'].map((id) => {
        const { city, name, nameZhHK, star } = register.propertyOf(id) ?? {}
        return [id, city, name, nameZhHK, star]
      }),
    ).toMatchInlineSnapshot(`
      [
        [
          "1010001",
          "PAR",
          "Villa Champs-Élysées du Tilleul",
          "椴樹酒店．香榭麗舍",
          5,
        ],
        [
          "1440001",
          "HONGKONG",
          "The Morning Tram Hotel",
          "晨軌酒店．中環",
          3,
        ],
        [
          "1600022",
          "CANCUN",
          "Hotel del Cartógrafo",
          "製圖師酒店．酒店區",
          3,
        ],
      ]
    `)
    expect(register.propertyOf('9999999')).toBeUndefined()
    expect(register.propertiesIn('ATLANTIS')).toEqual([])
  })

  test('stand in their quarter', () => {
    const strays = houses.filter((house) => kilometresBetween(house, quarterOf(house.city, house.quarter)) > 1.5)
    expect(strays).toEqual([])
  })

  test('are found in a window of the map', () => {
    const box = { south: 48.8, west: 2.2, north: 48.92, east: 2.45 }
    const found = register.propertiesWithin(box)
    expect(found.length).toBeGreaterThan(50)
    expect(new Set(found.map(({ city }) => city))).toEqual(new Set(['PAR']))
  })
})

describe('names', () => {
  test('none is somebody else’s', () => {
    expect(houses.filter(({ name }) => isStopped(name))).toEqual([])
    expect(houses.filter(({ nameZhHK }) => isStopped(nameZhHK))).toEqual([])
  })

  test('are whole, and one house of a city has each', () => {
    expect(houses.filter(({ name }) => /[{}]|undefined/.test(name))).toEqual([])
    expect(houses.filter(({ nameZhHK }) => !/^[\p{Script=Han}．]+$/u.test(nameZhHK))).toEqual([])
    for (const key of ['name', 'nameZhHK'] as const)
      expect(new Set(houses.map((house) => `${house.city} ${house[key].toLowerCase()}`)).size).toBe(houses.length)
  })

  test('stand at an address of their country', () => {
    const odd = houses.filter(
      ({ city, quarter, address: { line, postalCode, city: town } }) =>
        !line.includes(quarter) ||
        !/\d/.test(line) ||
        /[{}]|undefined/.test(line) ||
        !/^[A-Z\d -]*$/.test(postalCode) ||
        town !== cities.get(city)?.name,
    )
    expect(odd).toEqual([])
    expect(register.propertyOf('1010001')?.address.postalCode).toMatch(/^7501\d$/)
    expect(register.propertyOf('1400001')?.address).toMatchObject({
      line: expect.stringMatching(/^\d-\d+-\d+ /),
      postalCode: expect.stringMatching(/^1\d\d-00\d\d$/),
    })
  })
})

describe('what a house is like', () => {
  test('most have three or four stars, and a star more is liked better', () => {
    const middle = ofStar(3).length + ofStar(4).length
    expect(middle / houses.length).toBeGreaterThan(0.6)
    const ratings = stars.map((star) => mean(ofStar(star).map(({ rating }) => rating)))
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
    const isRating = (rating: number) => rating >= 6 && rating <= 9.8 && Number(rating.toFixed(1)) === rating
    expect(houses.filter(({ rating, reviews }) => !isRating(rating) || reviews < 1)).toEqual([])
  })

  test('its level lies between three quarters and eight fifths of the market', () => {
    expect(houses.filter(({ level }) => level < 0.75 || level > 1.6)).toEqual([])
    expect(mean(houses.map(({ level }) => level))).toBeCloseTo(1.04, 1)
  })

  test('three to eight kinds of rooms that fit its stars, one of them for two adults', () => {
    const fits = ({ star, rooms, city, quarter }: Property): boolean => {
      const types = rooms.map(({ type }) => roomTypeOf(type))
      return (
        isBetween(3, rooms.length, 8) &&
        new Set(types).size === rooms.length &&
        rooms.every(({ units }) => isBetween(2, units, 24)) &&
        types.every((type) => type?.stars.includes(star)) &&
        types.some((type) => type?.maxAdults === 2) &&
        (!isLeisure(quarterOf(city, quarter)) || types.some((type) => type?.code === 'FAM'))
      )
    }
    expect(houses.filter((house) => !fits(house))).toEqual([])
    expect(Math.min(...houses.map(unitsOf))).toBeGreaterThanOrEqual(6)
  })

  test('six to fourteen plans that fit its stars, free and firm ones, in the market’s share', () => {
    const fits = ({ star, plans }: Property): boolean =>
      isBetween(6, plans.length, 14) &&
      new Set(plans).size === plans.length &&
      plans.every((plan) => ratePlanOf(plan)?.stars.includes(star)) &&
      plans.some(isFree) &&
      !plans.every(isFree)
    expect(houses.filter((house) => !fits(house))).toEqual([])
    const share = mean(houses.flatMap(({ plans }) => plans.map((plan) => (isFree(plan) ? 1 : 0))))
    expect(share).toBeCloseTo(mean(houses.map(({ city }) => marketOf(city)?.freeCancelShare ?? 0)), 1)
  })

  test('it has what the city lets it have', () => {
    const known = new Set(amenities.map(({ key }) => key))
    const shareWith = (key: string, city: string) =>
      mean(register.propertiesIn(city).map((house) => (house.amenities.includes(key) ? 1 : 0)))
    expect(houses.filter((house) => !house.amenities.every((key) => known.has(key)))).toEqual([])
    expect(shareWith('bar', 'RIYADH')).toBe(0)
    expect(shareWith('aircon', 'STO')).toBeLessThan(shareWith('aircon', 'SIN'))
    expect(shareWith('pets', 'TYO')).toBeLessThan(shareWith('pets', 'BER'))
    const resorts = houses.filter(({ kind }) => kind === 'resort')
    expect(resorts.length).toBeGreaterThan(50)
    expect(resorts.every((house) => ['pool_out', 'restaurant'].every((key) => house.amenities.includes(key)))).toBe(
      true,
    )
  })
})
