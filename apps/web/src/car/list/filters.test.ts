import { expect, test } from 'vitest'
import type { Car } from './car.ts'
import { carSorts } from './filters.ts'

const say = (id: string) => id

/** What the orders ask of a car, and no more. */
const car = (id: string, amount: number, passengerQuantity: number, baggageQuantity: number) =>
  ({ id, total: { amount }, item: { passengerQuantity, baggageQuantity } }) as unknown as Car

test('[R2.6] the orders are the cheapest first and the largest first, each by the other where alike', () => {
  const cars = [car('a', 500, 5, 2), car('b', 300, 4, 1), car('c', 500, 5, 3), car('d', 300, 5, 3), car('e', 900, 7, 2)]
  expect(
    carSorts(say).map(({ id, compare }) => [
      id,
      cars
        .toSorted(compare)
        .map((one) => one.id)
        .join(''),
    ]),
  ).toEqual([
    ['price', 'dbcae'],
    ['size', 'edcab'],
  ])
})
