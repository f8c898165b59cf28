import type { AirSearchLine } from '@portolan/contract/air'
import type { FareFamily, FlightSegment, PricedItinerary } from '@portolan/contract/air-itinerary'

type Include = FareFamily['includes'][number]
type Airport = FlightSegment['arrivalAirport']

const airport = (code: string, name: string, latitude: number, longitude: number): Airport => ({
  ...{ locationCode: code, codeContext: 'IATA', name: `${name} Airport`, terminal: '1', cityName: name },
  position: { latitude, longitude },
})

const hongKong = airport('HKG', 'Hong Kong', 22.3, 113.9)
const lisbon = airport('LIS', 'Lisbon', 38.8, -9.1)
const hubs = [
  airport('DXB', 'Dubai', 25.2, 55.4),
  airport('FRA', 'Frankfurt', 50, 8.6),
  airport('DOH', 'Doha', 25.3, 51.6),
  airport('IST', 'Istanbul', 41.3, 28.7),
  airport('CDG', 'Paris', 49, 2.5),
  airport('SIN', 'Singapore', 1.4, 104),
  airport('MAD', 'Madrid', 40.5, -3.6),
  airport('LHR', 'London', 51.5, -0.5),
]

const airlines = 40
const usd = (amount: number) => ({ currencyCode: 'USD', amount, decimalPlaces: 2 })
const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item
const moment = (day: string, minutes: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString().slice(0, 19)
const duration = (minutes: number): string => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`

const kinds = ['cabinBag', 'checkedBag', 'seat', 'change', 'refund', 'meal', 'lounge'] as const

/** The first kinds are in the fare, the next are charged for, the last are not to be had. */
const includes = (free: number): Include[] =>
  kinds.map((kind, index) => {
    if (index < free) return { kind, policy: 'included', quantity: 1, weight: 23 }
    return index < free + 4 ? { kind, policy: 'charge', charge: usd(30 + 10 * index) } : { kind, policy: 'none' }
  })

function families(rph: string, light: number): FareFamily[] {
  const kindsOfFare = [
    ['light', 'Light', 1, 0],
    ['classic', 'Classic', 3, 60],
    ['flex', 'Flex', 6, 240],
  ] as const
  return kindsOfFare.map(([code, name, free, more]) => ({
    ...{ rph: `${rph}-${code}`, code, name, cabin: 'Economy', resBookDesigCode: 'Q' },
    ...{ includes: includes(free), total: usd(light + more) },
  }))
}

/** Hong Kong to Lisbon, all different: 40 airlines, no stop to two, at any time of the day. */
function itinerary(day: string, index: number): PricedItinerary {
  const rph = `many-${index}`
  const code = `${String.fromCharCode(65 + (index % 26))}${index % airlines}`.slice(0, 2)
  const marketingAirline = { code, companyShortName: `Airline ${code}` }
  const stops = index % 10 === 0 ? [] : index % 3 === 0 ? [at(hubs, index), at(hubs, index + 3)] : [at(hubs, index)]
  const places = [hongKong, ...stops, lisbon]
  const [ride, wait] = [Math.round(840 / (places.length - 1)), 70 + ((index * 7) % 400)]
  let clock = (index * 11) % 1440
  const flightSegments = places.slice(1).map((arrivalAirport, leg): FlightSegment => {
    const departs = clock
    clock += ride + wait
    return {
      ...{ rph: String(leg + 1), marketingAirline, flightNumber: String(1000 + index * 3 + leg), stopQuantity: 0 },
      ...{ departureDateTime: moment(day, departs), arrivalDateTime: moment(day, departs + ride) },
      ...{ flightDuration: duration(ride), departureAirport: at(places, leg), arrivalAirport },
      ...{ equipments: [{ airEquipType: '77W' }], resBookDesigCode: 'Q', cabin: 'Economy', fareBasisCode: 'QOWHK' },
    }
  })
  const connections = stops.map(({ locationCode }, leg) => ({
    ...{ locationCode, minutes: wait, warnings: (index + leg) % 4 === 0 ? (['shortConnection'] as const).slice() : [] },
  }))
  const light = 500 + ((index * 37) % 1500)
  const journeyDuration = duration(ride * flightSegments.length + wait * stops.length)
  return {
    ...{ rph: `${rph}-light`, sequenceNumber: index + 1, bookingSourceType: 'many', co2Kg: 500 + (index % 300) },
    airItinerary: {
      ...{ airItineraryRPH: rph, directionInd: 'OneWay' },
      originDestinationOptions: [{ rph: '1', journeyDuration, flightSegments, connections, price: usd(light) }],
    },
    airItineraryPricingInfo: {
      itinTotalFare: { baseFare: usd(light * 0.8), taxes: { amount: light * 0.2 }, totalFare: usd(light) },
      ptcFareBreakdowns: [
        {
          passengerTypeQuantity: { code: 'ADT', quantity: 1 },
          passengerFare: { baseFare: usd(light * 0.8), taxes: usd(light * 0.2), totalFare: usd(light) },
        },
      ],
      priceRequestInformation: { currencyCode: 'USD' },
    },
    expiredDateTime: new Date(Date.now() + 3_600_000).toISOString(),
    fareFamilies: families(rph, light),
    ...(index % 3 > 0 && { alliance: at(['Harbour', 'Lighthouse', 'Meridian'], index) }),
    ...(index % 5 === 0 && { seatsLeft: 1 + (index % 4) }),
  }
}

/** What the server says to a search, line by line: so many flights of one supplier, in slices. */
export function manyFlights(day: string, count: number): string {
  const said = { success: true, correlationID: 'many' }
  const slice = 200
  const all = Array.from({ length: count }, (_, index) => itinerary(day, index))
  const answers = Array.from(
    { length: Math.ceil(count / slice) },
    (_, index): AirSearchLine => ({
      ...{ ...said, supplier: 'many', pricedItineraryList: all.slice(index * slice, (index + 1) * slice) },
    }),
  )
  const lines: AirSearchLine[] = [{ ...said, asked: [{ supplier: 'many', name: 'Many' }] }, ...answers]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
