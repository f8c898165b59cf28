import type { CarRatesRS, CarVehiclesRS, VehAvail, Vehicle } from '@portolan/contract/car'
import type { Amount } from '@portolan/contract/shared'

export const hkd = (amount: number): Amount => ({ currencyCode: 'HKD', amount })
export const eur = (amount: number): Amount => ({ currencyCode: 'EUR', amount })

export const golf: Vehicle = {
  code: 'CDAR',
  vehMakeModel: { name: 'Volkswagen Golf or similar', code: 'V21', make: 'Volkswagen', model: 'Golf' },
  vehType: { vehicleCategory: '1', doorCount: '5' },
  vehClass: { size: '4', code: 'compact', name: 'Compact' },
  ...{ transmissionType: 'Automatic', airConditionInd: true, fuelType: 'petrol', oilConsume: '5.4 l/100 km' },
  ...{ passengerQuantity: 5, baggageQuantity: 2, pictureURL: '/api/v1/picture/car~compact~V21.svg' },
}

const fiat: Vehicle = {
  ...golf,
  code: 'MBMR',
  vehMakeModel: { name: 'Fiat 500 or similar', code: 'V01', make: 'Fiat', model: '500' },
  vehType: { vehicleCategory: '1', doorCount: '3' },
  vehClass: { size: '1', code: 'mini', name: 'Mini' },
  ...{ transmissionType: 'Manual', passengerQuantity: 4, baggageQuantity: 1, fuelType: 'hybrid' },
}

const desk = { code: 'LIS-A', name: 'Lisbon Airport', kind: 'airport', access: 'terminal' } as const
const town = { code: 'LIS-C', name: 'Lisbon City Centre', kind: 'city', access: 'street' } as const

export const vehAvail = (change: Partial<VehAvail> = {}): VehAvail => ({
  ...{ rph: 'r-golf', status: 'Available', vehicle: golf, rateCode: 'FLEX' },
  totalCharge: { rateTotalAmount: 988, estimatedTotalAmount: 988, currencyCode: 'HKD' },
  rateDistance: { unlimited: true },
  ...{ deposit: eur(300), excess: eur(1200), included: [] },
  cancelPenalties: [
    {
      deadline: { absoluteDeadline: '2026-12-21T10:00:00Z' },
      amountPercent: { currencyCode: 'HKD', amount: 0 },
    },
    { nonRefundable: true },
  ],
  ...{ pickUpDesk: desk, returnDesk: desk },
  ...change,
})

export const cheapFiat = vehAvail({
  ...{ rph: 'r-fiat', vehicle: fiat, rateCode: 'PREPAID', payThere: hkd(182.5) },
  totalCharge: { rateTotalAmount: 523.5, estimatedTotalAmount: 706, currencyCode: 'HKD' },
  rateDistance: { unlimited: false, quantity: 200, distUnitName: 'Km', periodUnitName: 'Day' },
  ...{ cancelPenalties: [{ nonRefundable: true }], included: ['ZERO_EXCESS'], excess: eur(0) },
  ...{ pickUpDesk: town, returnDesk: town, leftQuantity: 2 },
})

export const found = (...vendors: [code: string, name: string, ...avails: VehAvail[]][]): CarVehiclesRS => ({
  success: true,
  vehAvailRSCore: {
    vehRentalCore: {
      ...{ pickUpDateTime: '2026-12-23T10:00:00', returnDateTime: '2026-12-26T10:00:00' },
      ...{ pickUpLocation: { locationCode: 'LIS' }, returnLocation: { locationCode: 'LIS' } },
    },
    vehVendorAvails: vendors.map(([code, companyShortName, ...vehAvails]) => ({
      ...{ vendor: { code, companyShortName }, vehAvails },
    })),
  },
})

const office = {
  name: 'Lisbon Airport',
  address: { addressLines: ['Arrivals'], cityName: 'Lisbon', countryCode: 'PT' },
  position: { latitude: 38.7756, longitude: -9.1354 },
  operationSchedule: 'Every day 06:00 to 24:00',
}

const line = (code: string, description: string, amount: number, local: number, payAt: 'now' | 'there' = 'now') => ({
  ...{ code, description, ...hkd(amount), local: eur(local), payAt, taxInclusive: payAt === 'now' },
})

interface Chosen {
  /** How many child seats. */
  seats?: number
  cover?: string | undefined
  glass?: boolean
}

/** What the company answers to what is wanted: 988 now, extras and cover at the desk. */
export function carRate(
  { seats = 0, cover, glass = false }: Chosen = {},
  change: Partial<CarRatesRS> = {},
): CarRatesRS {
  const extra = line('CSB', 'Child seat', 217.4 * seats, 24 * seats, 'there')
  const zero = line('SCDW', 'Zero excess', 434.81, 48, 'there')
  const panes = line('GTW', 'Glass and tyres', 100.1, 11.05, 'there')
  const there = [...(seats > 0 ? [extra] : []), ...(cover ? [zero] : []), ...(glass ? [panes] : [])]
  const more = there.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
  return {
    ...{ success: true, correlationID: 'c-5', rph: `rate-${seats}-${cover ?? 'none'}-${glass}`, vehicle: golf },
    vehRentalCore: {
      ...{ pickUpDateTime: '2026-12-23T10:00:00', returnDateTime: '2026-12-26T10:00:00' },
      pickUpLocation: { locationCode: 'LIS', codeContext: 'IATA', name: 'Lisbon Airport' },
      returnLocation: { locationCode: 'LIS', codeContext: 'IATA', name: 'Lisbon Airport' },
      ...{ pickUpDetail: office, returnDetail: office },
    },
    vendor: { code: 'MER', companyShortName: 'Meridian Cars' },
    rentalRate: { rateCode: 'FLEX', vehicleCharges: [line('RENTAL', 'Rental, 3 days', 697.5, 77)] },
    totalCharge: { rateTotalAmount: 988, estimatedTotalAmount: (98_800 + more * 100) / 100, currencyCode: 'HKD' },
    fees: [
      line('RENTAL', 'Rental, 3 days', 697.5, 77),
      { ...line('AIRPORT', 'Airport surcharge', 107.61, 11.88), percent: 14 },
      line('VAT', 'VAT', 182.89, 20.19),
      ...there,
    ],
    pricedEquips: [
      {
        equipType: 'CSB',
        name: 'Child seat',
        charge: line('CSB', 'Child seat', 217.4, 24, 'there'),
        maxQuantity: 3,
        quantity: seats,
      },
      {
        equipType: 'NAV',
        name: 'GPS navigation',
        charge: line('NAV', 'GPS navigation', 90, 9.94),
        maxQuantity: 1,
        quantity: 0,
      },
    ],
    pricedCoverages: [
      {
        coverageType: 'CDW',
        name: 'Collision damage waiver (CDW)',
        charge: line('CDW', 'CDW', 0, 0),
        includedInRate: true,
        excess: eur(1200),
      },
      {
        coverageType: 'SCDW',
        name: 'Zero excess',
        covers: 'Brings the excess to nil.',
        charge: zero,
        excess: eur(0),
        chosen: cover === 'SCDW',
      },
      { coverageType: 'GTW', name: 'Glass and tyres', covers: 'Windscreen and rims.', charge: panes, chosen: glass },
    ],
    payNow: hkd(988),
    payThere: there,
    deposit: eur(300),
    excess: cover ? eur(0) : eur(1200),
    notCovered: ['Roof and underbody'],
    ...{ driverAge: 36, licenceYears: 1, mileage: { unlimited: true }, fuelRule: 'Full to full.' },
    borderRules: ['Spain is allowed; declare it at pick-up.'],
    ...{ pickUpDesk: desk, returnDesk: desk },
    rateRules: {
      minimumAge: 23,
      paymentRules: ['A credit card in the driver’s name.'],
      cancelPenalties: vehAvail().cancelPenalties ?? [],
    },
    ...change,
  }
}
