import type { Place, Queries } from '@portolan/supplier/query'
import type { Party } from '@portolan/supplier/traveler'

const city = (code: string): Place => ({ code, context: 'CITY' })

export const couple: Party = [
  { ref: '1', type: 'adult', age: 31 },
  { ref: '2', type: 'adult', age: 31 },
]

/** Days after the first one, YYYY-MM-DD. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** A believable wish for each product, on and after a day; so that simulated goods can be had before a product is sold. */
export const queriesOn = (day: string): Queries => {
  const back = dayAfter(day, 5)
  const party = couple
  return {
    air: { legs: [{ from: city('HKG'), to: city('PAR'), date: day }], party },
    hotel: { where: city('LIS'), checkIn: day, checkOut: back, rooms: [{ adults: 2, childAges: [] }], show: 'rooms' },
    activity: { where: city('LIS'), from: day, to: back, party, show: 'list' },
    car: {
      pickUp: { place: city('LIS'), at: `${day}T10:00` },
      dropOff: { place: city('LIS'), at: `${back}T10:00` },
      driverAge: 34,
    },
    rail: { legs: [{ from: city('PAR'), to: city('ZRH'), at: `${day}T07:22` }], party },
    railPass: { region: { code: 'BENELUX', context: 'COUNTRY' }, start: day, party },
    cruise: { from: day, to: dayAfter(day, 14), party, port: city('BCN') },
    transfer: {
      from: { kind: 'airport', place: { code: 'LIS', context: 'IATA' }, name: 'Lisbon Airport' },
      to: { kind: 'address', place: city('LIS'), name: 'Lisbon' },
      ...{ at: `${day}T18:30`, adults: 2, children: 0, bags: 2, childSeats: 0 },
    },
    insurance: { from: day, to: back, destinations: ['FR', 'PT'], residence: 'HK', party },
    visa: { nationality: 'CN', destination: 'FR', arrive: day, leave: back, purpose: 'tourism' },
  }
}
