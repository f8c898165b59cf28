import { languages, tagOf } from '@portolan/domain/language'
import { isPictureKey } from '@portolan/picture/key'
import { expect, test } from 'vitest'
import { allHouses } from '../../../../testing/house-hotel-bench.ts'
import { valueIn } from '../../../../testing/house-hotel-shop.ts'
import { makeDescribe } from './content.ts'
import { makeTelling } from './telling.ts'

const telling = makeTelling((city) => allHouses.cityOf(city).timeZone)
const describe = makeDescribe({ houses: allHouses, telling })
const contentOf = async (ids: readonly string[], locale: string) => valueIn(await describe(ids, { locale }))

const [house] = allHouses.register().propertiesIn('PAR')
const id = house?.id ?? ''

test('a house is described in each of the six languages, every word of it', async () => {
  const all = await Promise.all(languages.map(async (language) => (await contentOf([id], tagOf(language)))[0]))
  const told = all.map((content) => content ?? expect.fail('not described'))
  expect(new Set(told.map(({ overview }) => overview)).size).toBe(6)
  expect(new Set(told.map(({ policies }) => JSON.stringify(policies))).size).toBe(6)
  expect(new Set(told.map(({ rooms }) => rooms[0]?.description)).size).toBe(6)
  expect(new Set(told.map(({ amenities }) => JSON.stringify(amenities))).size).toBe(6)
  for (const { overview, amenities, policies, rooms, gallery } of told) {
    const texts = [overview, ...amenities.map(({ name }) => name), ...rooms.map(({ description }) => description)]
    expect([...texts, ...policies.flatMap(({ name, text }) => [name, text])].every((text) => text !== '')).toBe(true)
    expect(rooms.map(({ code, units }) => ({ type: code, units }))).toEqual(house?.rooms)
    expect(gallery.length).toBeGreaterThanOrEqual(6)
    expect(gallery.every(({ picture }) => isPictureKey(picture))).toBe(true)
    expect(gallery[0]?.room).toBeUndefined()
    expect(rooms.find(({ code }) => code === gallery.at(-1)?.room)?.picture).toBe(gallery.at(-1)?.picture)
  }
})

test('what it says of itself is what its rooms say of it', async () => {
  const [content] = await contentOf([id], 'en-GB')
  expect(content?.house).toMatchObject({
    ...{ id, name: house?.name, nameZhHK: house?.nameZhHK, city: 'PAR', country: 'FR' },
    ...{ timeZone: 'Europe/Paris', checkIn: '15:00', checkOut: '11:00' },
  })
  const own = content?.amenities.filter(({ list }) => list === 'HAC').map(({ code }) => code)
  expect(new Set(own)).toEqual(new Set(content?.house.amenities))
  expect(content?.amenities.some(({ list }) => list === 'RMA')).toBe(true)
})

test('a house that we do not have is left out, and one that is asked for twice is told once', async () => {
  expect((await contentOf(['0000000', id, id], 'fr')).map((content) => content.house.id)).toEqual([id])
})
