import type { Bench, Trouble } from '@portolan/supplier/conformance/bench'
import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Queries } from '@portolan/supplier/query'
import type { Traveler } from '@portolan/supplier/traveler'
import type { Behaviour } from '../suppliers/simulated/behaviour.ts'
import { makeSimulated, type Simulated, type SimulatedParts } from '../suppliers/simulated/simulated.ts'

const travelers: readonly Traveler[] = [
  { ref: 't1', type: 'adult', lead: true, age: 38, given: 'Mei', surname: 'Lam', email: 'mei.lam@example.org' },
  { ref: 't2', type: 'adult', lead: false, age: 41, given: 'Jonas', surname: 'Weber' },
]
const party = travelers.map(({ ref, type, age }) => ({ ref, type, ...(age !== undefined && { age }) }))

const paris = { code: 'PAR', context: 'CITY' } as const
const zurich = { code: 'ZRH', context: 'IATA' } as const

/** One believable query of each product. */
export const queries: Queries = {
  air: { legs: [{ from: paris, to: zurich, date: '2027-05-14' }], party },
  hotel: {
    ...{ where: paris, checkIn: '2027-05-14', checkOut: '2027-05-17', show: 'rooms' },
    rooms: [{ adults: 2, childAges: [] }],
  },
  activity: { where: paris, from: '2027-05-15', to: '2027-05-16', party, show: 'list' },
  car: {
    pickUp: { place: zurich, at: '2027-05-14T10:00' },
    dropOff: { place: zurich, at: '2027-05-17T09:00' },
    driverAge: 38,
  },
  rail: {
    legs: [
      {
        from: { code: '8768600', context: 'UIC' },
        to: { code: '8503000', context: 'UIC' },
        at: '2027-05-14T07:00',
      },
    ],
    party,
  },
  railPass: { region: { code: 'CH', context: 'COUNTRY' }, start: '2027-05-14', party },
  cruise: { region: 'Mediterranean', from: '2027-05-14', to: '2027-06-14', party },
  transfer: {
    from: { kind: 'airport', place: zurich, name: 'Zürich Airport' },
    to: { kind: 'address', place: { code: 'ZRH', context: 'CITY' }, name: 'Zürich' },
    ...{ at: '2027-05-14T10:30', adults: 2, children: 0, bags: 2, childSeats: 0 },
  },
  insurance: { from: '2027-05-14', to: '2027-05-17', destinations: ['CH'], residence: 'HK', party },
  visa: { nationality: 'HK', destination: 'IN', arrive: '2027-05-14', leave: '2027-05-28', purpose: 'tourism' },
}

export interface SimulatedBench<P extends SupplierProduct> extends Bench {
  readonly supplier: Simulated<P>
  readonly query: Queries[P]
}

const troubles: Record<Trouble, Behaviour> = {
  breaks: { fail: 'internal' },
  hangs: { hang: true },
  losesAnswers: { loseAnswer: 'always' },
}

/** `usual`: how it behaves while nothing is wrong. */
export function makeSimulatedBench<P extends SupplierProduct>(
  product: P,
  { usual = {}, ...parts }: Partial<SimulatedParts<P>> & { usual?: Behaviour } = {},
): SimulatedBench<P> {
  let now = Date.parse('2027-03-01T09:00:00Z')
  let current = usual
  const clock = { now: () => new Date(now) }
  const supplier = makeSimulated({ id: `simulated-${product}`, product, clock, ...parts })
  const tell = (behaviour: Behaviour) => supplier.controls.set(behaviour)
  tell(usual)
  return {
    supplier,
    query: queries[product],
    travelers,
    now: () => now,
    async pass(milliseconds) {
      now += milliseconds
    },
    calls: async () => supplier.controls.calls().length,
    capacity: async (identity) => supplier.controls.remaining(identity),
    async raisePrices() {
      current = { ...current, priceFactorBasisPoints: 11_000 }
      tell(current)
    },
    misbehave: async (trouble) => tell({ ...current, ...troubles[trouble] }),
    behave: async () => tell(current),
  }
}
