import { addToCart } from '@portolan/contract/cart'
import type { Failure } from '@portolan/contract/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkIn, checkOut, type HotelDesk, offersFor, openHotelDesk } from '../testing/hotel-desk.ts'

let desk: HotelDesk
beforeAll(async () => {
  desk = await openHotelDesk()
})
afterAll(() => desk.world.close())
beforeEach(() => desk.reset())

describe('in the cart', () => {
  const put = async (rphs: string[], language = 'en') => {
    const goods = { productType: 'hotel' as const, rphs }
    return desk.world.call(addToCart, { body: { goods } }, { ...desk.traveller, 'accept-language': language })
  }

  test('the rooms of a stay are one item: the house, its days, who sleeps where', async () => {
    const reply = await put(await desk.found({ login: desk.traveller }))
    expect(reply.statusCode, reply.body).toBe(200)
    const item = JSON.parse((reply.json() as string[]).at(-1) ?? '')
    expect(item.display).toMatchObject({
      title: 'Casa 1180001',
      lines: [
        expect.stringMatching(/ – .* · 2 nights$/),
        'Room 1 · Room DBL · 2 adults, 1 child (aged 7) · Breakfast',
        'Room 2 · Room DBL · 1 adult · Breakfast',
        expect.stringMatching(/^Free cancellation until .*1[89]:00 Lisbon time$/),
      ],
      ...{ start: `${checkIn}T15:00:00`, end: `${checkOut}T11:00:00` },
      imageUrl: '/api/v1/picture/oldtown~any~1180001.svg',
      stops: [
        { kind: 'hotel', code: '1180001', name: 'Casa 1180001', at: `${checkIn}T15:00`, role: 'arrive' },
        { kind: 'hotel', code: '1180001', name: 'Casa 1180001', at: `${checkOut}T11:00`, role: 'depart' },
      ],
      party: { adults: 3, children: 1 },
    })
  })

  test('rooms that do not belong together are refused, and those that are sold with a flight', async () => {
    const [one = '', two = ''] = await desk.found({ login: desk.traveller })
    for (const rphs of [[one], [two, one], [one, (await desk.found({ hotel: '1180002' }))[1] ?? '']])
      expect((await put(rphs)).statusCode).toBe(400)
    desk.rooms.find = async (query) => ({ ok: true, value: offersFor({ ...query, withFlight: true }) })
    const reply = await put(await desk.found({ login: desk.traveller }), 'fr')
    expect((reply.json() as Failure).errors.errors.map(({ stringValue }) => stringValue)).toEqual([
      'La demande contient des erreurs.',
      'Ce prix n’est vendu qu’avec un vol. Choisissez un autre tarif.',
    ])
  })
})
