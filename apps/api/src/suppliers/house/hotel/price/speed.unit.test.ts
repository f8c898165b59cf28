import { expect, test } from 'vitest'
import { pricedPlans } from '../../../../testing/house-hotel-sample.ts'
import { marketOf, type Star } from '../catalogue/market.ts'
import { ageBands } from '../catalogue/rate-plan.ts'
import { roomTypes } from '../catalogue/room-type.ts'
import { type Guests, seatGuests } from './fit.ts'
import { makeNights } from './night.ts'
import { makeStay, totalOf } from './stay.ts'
import { weigh } from './weight.ts'

const rooms: readonly Guests[] = [
  { adults: 2, children: [] },
  { adults: 2, children: [6] },
]
const houses = Array.from({ length: 200 }, (_, index) => ({
  ...{ id: String(1_010_001 + index), level: 0.9 + index / 1000 },
  star: (3 + (index % 3)) as Star,
}))
const types = roomTypes.filter(({ code }) => ['DBL', 'TWN', 'FAM', 'SUP', 'JRS'].includes(code))

test('two rooms of five kinds in 200 houses, five nights under every plan, are priced in no time', () => {
  const market = marketOf('NYC') ?? expect.fail('no such market')
  const search = (): number => {
    const nights = makeNights(market, { arrival: '2027-05-10', nights: 5, today: '2027-04-25' })
    let priced = 0
    for (const guests of rooms)
      for (const type of types) {
        const seating = seatGuests(type, guests)
        if (!seating) continue
        const weights = weigh(guests, seating, ageBands, market.taxFreeUnder)
        for (const house of houses) {
          const stay = makeStay(nights, house, type, weights)
          for (const plan of pricedPlans) if (totalOf(stay, plan) > 0) priced += 1
        }
      }
    return priced
  }
  const times = Array.from({ length: 50 }, () => {
    const began = process.cpuUsage()
    expect(search()).toBe(rooms.length * types.length * houses.length * pricedPlans.length)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  })
  // Some 10 ms of one core's work once it is warm; what else the machine does is none of it.
  expect(times.toSorted((one, other) => one - other)[25]).toBeLessThan(60)
})
