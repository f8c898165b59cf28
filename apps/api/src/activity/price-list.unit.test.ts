import type { Money } from '@portolan/domain/money'
import { expect, test } from 'vitest'
import { keptDeparture, sampleDeparture } from '../testing/sample-departure.ts'
import { priceList } from './price-list.ts'

const eur = (minor: number): Money => ({ minor, currency: 'EUR' })
const day = (date: string, least: number, each: number) => ({
  date,
  least: eur(least),
  each: eur(each),
  left: 3,
  times: ['10:00'],
})

test('a price that stands in a list many times is asked for once, of each supplier, before the list is written', async () => {
  const detail = sampleDeparture({ days: [day('2027-05-14', 6500, 2500), day('2027-05-15', 6500, 2500)] })
  const own = { offer: keptDeparture(detail), detail }
  const other = { offer: keptDeparture(detail, { supplier: 'other' }), detail }
  const asked: string[] = []
  const offers = {
    keep: () => expect.fail('nothing is kept'),
    find: () => expect.fail('nothing is found'),
    price: async ({ total }: { total: Money }, { supplier }: { supplier: string }) => {
      asked.push(`${supplier} ${total.minor}`)
      const selling = { minor: supplier === 'other' ? total.minor * 3 : total.minor * 2, currency: 'USD' }
      const rate = { from: 'EUR', to: 'USD', value: '2', day: '2027-03-01' }
      const trace = { net: total, taxes: eur(0), markup: eur(0), rule: undefined, rate }
      return { selling, supplier: total, trace }
    },
  }
  const soldFor = await priceList({ offers }, [own, other], { currency: 'USD', agencyId: undefined })
  expect(asked.toSorted()).toEqual(
    ['house-activity', 'other'].flatMap((supplier) => [1500, 2500, 6500].map((minor) => `${supplier} ${minor}`)),
  )
  expect(soldFor(eur(2500), own.offer)).toEqual({ minor: 5000, currency: 'USD' })
  expect(soldFor(eur(2500), other.offer)).toEqual({ minor: 7500, currency: 'USD' })
  expect(() => soldFor(eur(1), own.offer)).toThrow('not in the list')
})
