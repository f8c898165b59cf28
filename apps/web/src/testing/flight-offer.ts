import type { AirSearchLine } from '@portolan/contract/air'
import type { FareFamily, FlightConnection, FlightSegment, PricedItinerary } from '@portolan/contract/air-itinerary'

const places = {
  HKG: {
    name: 'Hong Kong',
    cityName: 'Hong Kong',
    countryCode: 'HK',
    position: { latitude: 22.31, longitude: 113.91 },
  },
  LIS: {
    name: 'Lisbon Humberto Delgado',
    cityName: 'Lisbon',
    countryCode: 'PT',
    position: { latitude: 38.78, longitude: -9.13 },
  },
  DXB: { name: 'Dubai', cityName: 'Dubai', countryCode: 'AE', position: { latitude: 25.25, longitude: 55.36 } },
  FRA: { name: 'Frankfurt', cityName: 'Frankfurt', countryCode: 'DE', position: { latitude: 50.03, longitude: 8.57 } },
  FCO: { name: 'Rome Fiumicino', cityName: 'Rome', countryCode: 'IT', position: { latitude: 41.8, longitude: 12.25 } },
} as const

const airlines = { LV: 'Levant Airways', NA: 'Nordwind Atlas', IM: 'Iberia Mar', CL: 'Cathay Line' } as const

type Airport = keyof typeof places
type Airline = keyof typeof airlines

const airport = (code: Airport) => ({ locationCode: code, codeContext: 'IATA', ...places[code] })

interface FlightChange extends Partial<FlightSegment> {
  by?: Airline
  from?: Airport
  to?: Airport
  /** Local: '2026-12-15T00:35' to '2026-12-15T05:10'. */
  at: readonly [departs: string, arrives: string]
  /** Minutes in the air. */
  minutes: number
}

export function flight({ by = 'LV', from = 'HKG', to = 'LIS', at, minutes, ...change }: FlightChange): FlightSegment {
  return {
    rph: `${by}-${at[0]}`,
    departureDateTime: `${at[0]}:00`,
    arrivalDateTime: `${at[1]}:00`,
    flightDuration: `PT${Math.floor(minutes / 60)}H${minutes % 60}M`,
    departureAirport: airport(from),
    arrivalAirport: airport(to),
    marketingAirline: { code: by, companyShortName: airlines[by] },
    flightNumber: '383',
    equipments: [{ airEquipType: '77W' }],
    stopQuantity: 0,
    resBookDesigCode: 'Q',
    cabin: 'Economy',
    ...change,
  }
}

export interface LegChange {
  flights?: readonly FlightSegment[]
  connections?: FlightConnection[]
  voyageRph?: string
  nextVoyageRph?: string
}

/** Hong Kong to Lisbon by Dubai, in 17 h 05 min. */
export const byDubai: LegChange = {
  flights: [
    flight({ to: 'DXB', at: ['2026-12-15T00:35', '2026-12-15T05:00'], minutes: 505 }),
    flight({ from: 'DXB', flightNumber: '191', at: ['2026-12-15T07:10', '2026-12-15T11:40'], minutes: 390 }),
  ],
  connections: [{ locationCode: 'DXB', minutes: 130, warnings: [] }],
}

/** Lisbon to Hong Kong by Dubai, there a day later. */
export const homeByDubai: LegChange = {
  flights: [
    flight({ from: 'LIS', to: 'DXB', flightNumber: '192', at: ['2026-12-27T14:15', '2026-12-28T00:55'], minutes: 400 }),
    flight({ from: 'DXB', to: 'HKG', flightNumber: '384', at: ['2026-12-28T04:00', '2026-12-28T15:25'], minutes: 445 }),
  ],
  connections: [{ locationCode: 'DXB', minutes: 185, warnings: [] }],
}

const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })

type Include = FareFamily['includes'][number]

const included = (kind: Include['kind'], change: Partial<Include> = {}): Include => ({
  ...{ kind, policy: 'included' },
  ...change,
})
const charged = (kind: Include['kind'], amount: number): Include => ({ kind, policy: 'charge', charge: hkd(amount) })
const without = (kind: Include['kind']): Include => ({ kind, policy: 'none' })

/** Light, Classic and Flex: the second costs 276 more than the first, the third 1,940 more than the second. */
function families(rph: string, light: number): FareFamily[] {
  const family = (code: FareFamily['code'], name: string, more: number, bookingClass: string, includes: Include[]) => ({
    ...{ rph: `${rph}-${code}`, code, name, cabin: 'Economy' as const, resBookDesigCode: bookingClass },
    ...{ includes, total: hkd(light + more) },
  })
  const cabinBag = included('cabinBag', { quantity: 1, weight: 7 })
  return [
    family('light', 'Light', 0, 'T', [
      cabinBag,
      charged('checkedBag', 400),
      charged('seat', 90),
      charged('change', 780),
      without('refund'),
    ]),
    family('classic', 'Classic', 276, 'Q', [
      ...[cabinBag, included('checkedBag', { quantity: 2, weight: 25 }), charged('seat', 90)],
      ...[charged('change', 390), charged('refund', 1170)],
    ]),
    family('flex', 'Flex', 2216, 'M', [
      ...[cabinBag, included('checkedBag', { quantity: 2, weight: 30 }), included('seat')],
      ...[included('change'), included('refund')],
    ]),
  ]
}

interface ItineraryChange extends Partial<Omit<PricedItinerary, 'airItinerary'>> {
  /** What two adults pay at least, in Hong Kong dollars. */
  total?: number
  legs?: readonly LegChange[]
}

/** A trip of two adults, in the cheapest of three fares. */
export function itinerary({
  rph = 'a',
  total = 10_964,
  legs = [byDubai],
  ...change
}: ItineraryChange = {}): PricedItinerary {
  const half = (share: number) => hkd((total * share) / 2)
  return {
    rph: `${rph}-light`,
    sequenceNumber: 1,
    bookingSourceType: 'NDC',
    airItinerary: {
      airItineraryRPH: rph,
      directionInd: legs.length === 2 ? 'Return' : 'OneWay',
      originDestinationOptions: legs.map(({ flights = [], ...leg }, index) => ({
        ...{ rph: `${rph}-${index + 1}`, flightSegments: [...flights], price: hkd(total / legs.length) },
        ...leg,
      })),
    },
    airItineraryPricingInfo: {
      itinTotalFare: { baseFare: hkd(total * 0.8), taxes: { amount: total * 0.2 }, totalFare: hkd(total) },
      ptcFareBreakdowns: [
        {
          passengerTypeQuantity: { code: 'ADT', quantity: 2 },
          passengerFare: { baseFare: half(0.8), taxes: half(0.2), totalFare: half(1) },
          baggageAllowance: { quantity: 2, weight: 25, unit: 'PC' },
        },
      ],
      priceRequestInformation: { currencyCode: 'HKD' },
    },
    expiredDateTime: new Date(Date.now() + 18 * 60_000).toISOString(),
    fareFamilies: families(rph, total),
    co2Kg: 612,
    ...change,
  }
}

export const answer = (supplier: string, pricedItineraryList: PricedItinerary[]): AirSearchLine => ({
  ...{ success: true, correlationID: 'c-1', supplier, pricedItineraryList },
})
export const asked = (...names: string[]): AirSearchLine => ({
  ...{ success: true, correlationID: 'c-1' },
  asked: names.map((name) => ({ supplier: name.toLowerCase(), name })),
})
export const silence = (supplier: string): AirSearchLine => ({ success: false, correlationID: 'c-1', supplier })
