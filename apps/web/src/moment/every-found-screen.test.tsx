import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { departure, tourInfo } from '../testing/activity-offer.ts'
import * as tours from '../testing/activity-shop.tsx'
import { carRate, found, vehAvail } from '../testing/car-offer.ts'
import * as cars from '../testing/car-shop.tsx'
import { expectTimes, paris, setReader } from '../testing/clocks.tsx'
import { hotelStay } from '../testing/hotel-list-offer.ts'
import * as hotels from '../testing/hotel-list-shop.tsx'
import { roomTotals, verified } from '../testing/package-offer.ts'
import * as packages from '../testing/package-shop.tsx'
import { roomStay } from '../testing/room-offer.ts'
import * as rooms from '../testing/room-shop.tsx'
import { answer, asked, option } from '../testing/train-offer.ts'
import * as trains from '../testing/train-shop.tsx'
import { service } from '../testing/transfer-offer.ts'
import * as transfers from '../testing/transfer-shop.tsx'

const { before, penalties, said, there, written } = paris
const [first, second] = written

beforeEach(() => {
  setReader(paris.reader)
})

describe('[R9.1] [F4] [B4] [B11] what is found has one writing of each deadline, which names its clock:', () => {
  test('at /hotel/list', async () => {
    const desk = await hotels.arriveAtHotels()
    const { absoluteDeadline: freeCancelUntil, clock: freeCancelClock } = before
    desk.stays = [hotelStay({ id: '10001' }, { freeCancelUntil, freeCancelClock })]
    hotels.openPage(hotels.lisbonList(9))
    await expectTimes('07', { [first]: 1 })
  })

  test('at /activity/detail', async () => {
    const desk = await tours.arriveAtActivities()
    desk.tours = [tourInfo()]
    desk.departures = () => tourInfo({ groups: [departure({ cancel: penalties })] })
    tours.openPage(tours.detailPage('2'))
    await expectTimes('07', { [first]: 1 })
  })

  test('at /hotel/detail', async () => {
    const house = await rooms.arriveAtHouse()
    house.stays = [roomStay({ handle: 'h1', penalties })]
    rooms.openPage(rooms.detailPage())
    await expectTimes('07', { [first]: 1 })
  })

  test('at /carrental/list, /carrental/rate', async () => {
    const desk = await cars.arriveAtDesks()
    desk.cars = () => Response.json(found(['MER', 'Meridian Cars', vehAvail({ cancelPenalties: penalties })]))
    cars.openPage(`/carrental/list?${cars.rental(41)}`)
    await expectTimes('07', { [first]: 1 })
    cleanup()
    desk.rate = () => Response.json(carRate({}, { rateRules: { cancelPenalties: penalties } }))
    cars.openPage(cars.ratePage())
    await expectTimes('07', { [first]: 1, [second]: 1 })
  })

  test('at /cartransfer/list', async () => {
    const desk = await transfers.arriveAtDrivers()
    desk.answer = { ...desk.answer, groundServices: [service({ cancelPenalties: penalties })] }
    transfers.openPage(transfers.listPage('&adults=1&bags=1&clock=1'))
    await expectTimes('07', { [first]: 1 })
  })

  test('at /rail/trains', async () => {
    const station = await trains.arriveAtStation()
    trains.openPage(trains.parisZurich)
    const condition = { code: 'REFUND_FREE', stringValue: `Full refund until ${there[0]}`, deadline: said[0] }
    await waitFor(() => expect(station.sent.some(({ call }) => call.endsWith('/rail/shop'))).toBe(true))
    await screen.findByRole('heading', { level: 1 })
    act(() => station.tell(asked('Lyria')))
    act(() => station.tell(answer('lyria', [option({ conditions: [condition] })])))
    act(() => station.finish())
    const train = within(await screen.findByRole('article', { name: 'TGV Lyria 9203' }))
    fireEvent.click(train.getByRole('button', { name: /^Standard/ }))
    await expectTimes('07', { [first]: 1 })
  })

  test('at /hotel/guests', async () => {
    const house = await rooms.arriveAtHouse()
    house.stays = [roomStay({ handle: 'h1', penalties })]
    rooms.openPage(rooms.guestsPage())
    await expectTimes('07', { [first]: 1, [second]: 1 })
  })

  test('at /package/hotels, /package/rooms, /package/review', async () => {
    const desk = await packages.arriveAtCounter()
    const roomsThere = [roomStay({ handle: 'double-1', plan: 'RO-NR-PN', total: 3000, penalties })]
    const { absoluteDeadline: freeCancelUntil, clock: freeCancelClock } = before
    const [trip, ...others] = desk.houses
    const [stay] = trip?.hotelStays?.hotelStayList ?? []
    if (!trip || !stay || others.length === 0) throw new Error('No house is sold with a flight.')
    const [firstStay] = [hotelStay({ id: '1' }, { freeCancelUntil, freeCancelClock })]
    desk.houses = [{ ...trip, hotelStays: { hotelStayList: [{ ...stay, ...firstStay }] } }]
    const search = packages.tripAddress()
    packages.openPage(`/package/hotels?${search}&flight=f1`)
    await expectTimes('07', { [first]: 1 })
    cleanup()
    const chosen = `${search}&flight=f1&pick=LV1.20261215~LV2.20261227&hotel=2`
    desk.avail = () =>
      Response.json({
        ...{ success: true, correlationID: 'c-7' },
        searchResults: {
          airResults: desk.flights.slice(0, 1),
          hotelResults: [
            {
              ...{ quoteID: '2', packageTotals: roomTotals(roomsThere), roomStays: { roomStayList: roomsThere } },
            },
          ],
        },
      })
    packages.openPage(`/package/rooms?${chosen}`)
    await expectTimes('07', { [first]: 1 })
    cleanup()
    const answer = verified(roomsThere, 15_670)
    const { dynamicPackage } = answer
    if (!dynamicPackage) throw new Error('Nothing was verified.')
    const { globalInfo } = dynamicPackage
    desk.verify = () =>
      Response.json({
        ...answer,
        dynamicPackage: { ...dynamicPackage, globalInfo: { ...globalInfo, cancelPenalties: penalties } },
      })
    packages.openPage(`/package/review?${chosen}&room1=DBL~RO-NR-PN&rph1=double-1&was=HKD-15670`)
    // At its room, and among what it costs to give the whole back.
    await expectTimes('07', { [first]: 2, [second]: 1 })
  })
})
