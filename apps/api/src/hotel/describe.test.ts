import type { Failure } from '@portolan/contract/envelope'
import { describeHotel, type HotelDescriptionRS, listPopularCities, type PopularCity } from '@portolan/contract/hotel'
import { pictureOf } from '@portolan/picture/key'
import type { HotelContent } from '@portolan/supplier/hotel'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hotelSupplier } from '../testing/hotel-supplier.ts'
import { openHotelWorld } from '../testing/hotel-world.ts'
import { sampleHouse, sampleKind } from '../testing/sample-room.ts'
import type { ShopWorld } from '../testing/shop-world.ts'

let world: ShopWorld
let login: Record<string, string>
const rooms = hotelSupplier('rooms', async () => ({ ok: true, value: [] }))

const contentOf = (id: string): HotelContent => ({
  ...{ house: sampleHouse(id), overview: 'A house by the river.', sections: [{ title: 'Beds', text: 'Wide.' }] },
  amenities: [{ code: '5', list: 'HAC', name: 'Air conditioning', icon: 'snow' }],
  rooms: [{ ...sampleKind('DBL'), description: 'With a view.', units: 4 }],
  gallery: [{ picture: 'oldtown~any~1' }, { picture: 'interior~double~1', room: 'DBL' }],
  policies: [{ name: 'Children', text: 'Welcome.' }],
})

beforeAll(async () => {
  world = await openHotelWorld([rooms])
  login = await world.cookieOf('traveller')
  for (const id of ['1180001', '1180002']) rooms.content.set(id, contentOf(id))
})
afterAll(() => world.close())
beforeEach(() => {
  rooms.locales.length = 0
  rooms.isMute = false
})

async function tell(infos: object[], headers = {}) {
  const body = { hotelDescriptiveInfos: { hotelDescriptiveInfoList: infos } }
  const reply = await world.call(describeHotel, { body }, { ...login, ...headers })
  return { status: reply.statusCode, body: reply.json() as HotelDescriptionRS & Partial<Failure> }
}

const pointersIn = ({ body }: Awaited<ReturnType<typeof tell>>) =>
  body.errors?.errors.slice(1).map(({ nodeList, stringValue }) => [nodeList, stringValue])

const first = '/hotelDescriptiveInfos/hotelDescriptiveInfoList/0/ttiCode'

describe('[R7.23] what is told of a house', () => {
  test('its words, where it is, what it has, rooms, pictures and rules', async () => {
    const { body } = await tell([{ ttiCode: '1180001' }], { 'accept-language': 'fr' })
    expect(rooms.locales).toEqual(['fr-FR'])
    expect(body.hotelDescriptiveContents.hotelDescriptiveContentList).toEqual([
      {
        ...{ ttiCode: '1180001', hotelCode: '1180001', hotelCodeContext: 'rooms', hotelCityCode: 'LISBOA' },
        ...{ hotelName: 'Casa 1180001', propertyName: '里斯本之家', languageCode: 'fr' },
        hotelInfo: {
          descriptions: { overView: 'A house by the river.', sections: [{ title: 'Beds', text: 'Wide.' }] },
          position: { latitude: 38.71, longitude: -9.13 },
          address: {
            ...{ addressLines: ['Rua Nova 7'], cityName: 'Lisboa', postalCode: '1100-001' },
            ...{ countryCode: 'PT', countryName: 'Portugal' },
          },
          services: [{ code: '5', serviceItem: 'Air conditioning' }],
          ...{ checkInTime: '15:00', checkOutTime: '11:00', star: 4, rating: 8.6 },
        },
        facilityInfo: {
          guestRooms: [
            {
              ...{ roomTypeCode: 'DBL', name: 'Chambre DBL' },
              image: { url: '/api/v1/picture/interior~double~DBL.svg', roomTypeCode: 'DBL' },
            },
          ],
        },
        multimediaDescriptions: {
          images: [
            { url: '/api/v1/picture/oldtown~any~1.svg', category: 'hotel' },
            { url: '/api/v1/picture/interior~double~1.svg', category: 'room', roomTypeCode: 'DBL' },
          ],
        },
        policies: [{ name: 'Children', text: 'Welcome.' }],
      },
    ])
  })

  test('of several in the order asked for; without rooms and pictures where nobody wants them', async () => {
    const bare = { facilityInfo: { sendGuestRooms: false }, multimediaObjects: { sendData: false } }
    const { body } = await tell([{ ttiCode: '1180002', ...bare }, { ttiCode: '1180001' }])
    const list = body.hotelDescriptiveContents.hotelDescriptiveContentList
    expect(list.map(({ ttiCode }) => ttiCode)).toEqual(['1180002', '1180001'])
    expect(list[0]).not.toHaveProperty('facilityInfo')
    expect(list[0]?.multimediaDescriptions.images).toEqual([])
  })

  test('a code that nobody knows is not found; none at all is asked for', async () => {
    const unknown = await tell([{ ttiCode: '7' }, { ttiCode: '1180001' }], { 'accept-language': 'es' })
    expect(unknown.status).toBe(404)
    expect(pointersIn(unknown)).toEqual([[first, 'No conocemos este hotel. Busque de nuevo.']])
    const missing = await tell([{ hotelName: 'Casa' }])
    expect(missing.status).toBe(400)
    expect(pointersIn(missing)).toEqual([[first, 'Fill in this field.']])
  })

  test('a supplier that cannot tell is no house that is missing; what is no house is none', async () => {
    rooms.isMute = true
    expect((await tell([{ ttiCode: '1180001' }])).status).toBe(503)
    rooms.isMute = false
    rooms.content.set('broken', { ...contentOf('broken'), overview: 7 } as never)
    expect((await tell([{ ttiCode: 'broken' }])).status).toBe(404)
  })
})

describe('[R7.21] the cities most looked for', () => {
  const list = async (language: string): Promise<PopularCity[]> =>
    (await world.call(listPopularCities, {} as never, { 'accept-language': language })).json()

  test('those with houses, the best known first, without a login', async () => {
    expect(await list('en')).toEqual([
      {
        ...{ cityCode: 'PAR', cityName: 'Paris', countryCode: 'FR', countryName: 'France', hotelCount: 5 },
        imgUrl: '/api/v1/picture/oldtown~any~PAR.svg',
      },
      expect.objectContaining({ cityCode: 'LISBOA', cityName: 'Lisbon', hotelCount: 4 }),
      expect.objectContaining({ cityCode: 'MAD', hotelCount: 7 }),
      expect.objectContaining({ cityCode: 'GRANADA', hotelCount: 3 }),
    ])
  })

  test('by their names in the caller’s language', async () => {
    const names = async (language: string) => (await list(language)).slice(0, 2).map((city) => city.cityName)
    expect(await names('fr')).toEqual(['Paris', 'Lisbonne'])
    expect(await names('zh-HK')).toEqual(['巴黎', '里斯本'])
    expect((await list('ar'))[0]?.countryName).toBe('فرنسا')
  })

  test('with pictures that can be drawn', async () => {
    for (const { imgUrl = '' } of await list('en'))
      expect(pictureOf(imgUrl.replace(/^.*\/|\.svg$/g, '')), imgUrl).toContain('<svg')
  })
})
