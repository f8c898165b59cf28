import type { InputOf } from '@portolan/contract/call'
import type { GroundService, searchTransfers } from '@portolan/contract/transfer'
import { inDays } from './shop-world.ts'

export type TransferBody = InputOf<typeof searchTransfers>['body']
type Service = TransferBody['service']

export const day = inDays(60)

export const airport = (locationCode: string) => ({
  ...{ locationType: 'Airport' as const, location: { locationCode, codeContext: 'IATA' } },
})
export const hotel = (locationCode: string) => ({
  ...{ locationType: 'Hotel' as const, location: { locationCode, codeContext: 'HOTEL' } },
})
export const address = (street: string, city = 'LISBOA') => ({
  ...{ locationType: 'Address' as const, location: { locationCode: city, codeContext: 'CITY' } },
  address: { addressLines: [street] },
})

interface Wish {
  pickup?: Partial<Service['pickup']>
  dropoff?: Partial<Service['dropoff']>
  back?: Service['return']
  passengers?: Partial<TransferBody['passengers']>
  baggage?: number
}

/** From Lisbon's airport into the city at two, for a couple with two bags. */
export const transferBody = ({ pickup, dropoff, back, passengers, baggage = 2 }: Wish = {}): TransferBody => ({
  service: {
    pickup: { ...airport('LIS'), dateTime: `${day}T14:00:00`, ...pickup } as Service['pickup'],
    dropoff: { ...address('Rua da Prata 80'), ...dropoff } as Service['dropoff'],
    ...(back && { return: back }),
  },
  passengers: { adults: 2, children: 0, ...passengers },
  baggage,
})

export const ofKind = (services: readonly GroundService[], type: string): GroundService => {
  const found = services.find(({ vehicle }) => vehicle.type === type)
  if (!found) throw new Error(`There is no ${type}.`)
  return found
}
