import type { GroundService } from '@portolan/contract/transfer'

export const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })

export const service = (change: Partial<GroundService> = {}): GroundService => ({
  ...{ rph: 'h-sedan', serviceLevel: 'Private', meetAndGreetInd: true, waitingTime: 'PT60M' },
  ...{ meetingPoint: 'Arrivals hall, exit 2', estimatedDuration: 'PT15M', distanceKm: 9, quantity: 1 },
  ...{ pickupDateTime: '2026-12-20T23:05:00', flightDateTime: '2026-12-20T22:50:00' },
  vehicle: {
    ...{ type: 'Sedan', makeModel: 'Skoda Superb or similar', maximumPassengers: 3, maximumBaggage: 3 },
    image: { url: '/api/v1/picture/car~sedan~transfer.svg' },
  },
  totalCharge: { rateTotalAmount: 286, currencyCode: 'HKD' },
  cancelPenalties: [
    {
      deadline: { absoluteDeadline: '2026-12-19T23:05:00+00:00', clock: 'Lisbon time' },
      amountPercent: { percent: 0 },
    },
    { nonRefundable: true },
  ],
  expiredDateTime: '2026-11-20T08:30:00Z',
  vendor: { code: 'house', stringValue: 'Portolan Drivers' },
  ...change,
})

const vehicle = (type: string, maximumPassengers: number, maximumBaggage: number) => ({
  ...{ type, maximumPassengers, maximumBaggage },
})

export const van = service({
  ...{ rph: 'h-van', vehicle: vehicle('Van', 7, 7), totalCharge: { rateTotalAmount: 364, currencyCode: 'HKD' } },
  childSeats: 1,
})

export const shuttle = service({
  ...{ rph: 'h-shuttle', serviceLevel: 'Shared', vehicle: vehicle('Shuttle', 8, 8), meetAndGreetInd: false },
  ...{ totalCharge: { rateTotalAmount: 223.5, currencyCode: 'HKD' }, eachPays: hkd(66), cancelPenalties: [] },
  ...{ waitingTime: 'PT0M', estimatedDuration: 'PT40M' },
  fees: [{ code: 'BAG', description: '1 bag more', ...hkd(25.5) }],
})
