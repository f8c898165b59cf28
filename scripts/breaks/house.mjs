const house = 'apps/api/src/suppliers/house'

/** What the house sells itself: hotels, cars, tours. */
export const houses = [
  {
    name: 'a deposit whose rest is due already is still called one',
    file: `${house}/hotel/price/payment.ts`,
    find: "code === 'DP' && !payLater ? 'PN' : code",
    replace: 'payLater ? code : code',
    tests: [`${house}/hotel/ticket/deposit.unit.test.ts`],
  },
  {
    name: 'a city’s tax is taken for every night though it has a cap',
    file: `${house}/hotel/price/tax.ts`,
    find: 'Math.min(nights, taxCapNights ?? nights)',
    replace: 'Math.max(nights, taxCapNights ?? nights)',
    tests: [`${house}/hotel/price/tax.unit.test.ts`],
  },
  {
    name: 'a room is free to cancel an hour longer',
    file: `${house}/hotel/price/cancel.ts`,
    find: '${date}T18:00:00Z',
    replace: '${date}T19:00:00Z',
    tests: [`${house}/hotel/price/cancel.unit.test.ts`],
  },
  {
    name: 'a stay is long from the eighth night only',
    file: `${house}/hotel/price/long-stay.ts`,
    find: '{ nights: 7, percent: 4 }',
    replace: '{ nights: 8, percent: 4 }',
    tests: [`${house}/hotel/price/long-stay.unit.test.ts`],
  },
  {
    name: 'the last age of young drivers pays no fee',
    file: `${house}/car/price/driver.ts`,
    find: 'age <= young.toAge ? Math.min(',
    replace: 'age < young.toAge ? Math.min(',
    tests: [`${house}/car/price/rental.unit.test.ts`],
  },
  {
    name: 'a car that is given back late in time costs two days',
    file: `${house}/car/price/cancel.ts`,
    find: 'Math.ceil(paid.now / paid.days)',
    replace: 'Math.ceil((2 * paid.now) / paid.days)',
    tests: [`${house}/car/price/rules.unit.test.ts`],
  },
  {
    name: 'fetching a car when the office is closed costs nothing',
    file: `${house}/car/price/hours.ts`,
    find: 'isOpen(office, local) ? 0 : office.outOfHours',
    replace: 'isOpen(office, local) || office.outOfHours ? 0 : undefined',
    tests: [`${house}/car/price/rules.unit.test.ts`],
  },
  {
    name: 'infants who are carried take a place from somebody',
    file: `${house}/activity/price/fit.ts`,
    find: 'places: party.length - carried',
    replace: 'places: Math.max(party.length, carried)',
    tests: [`${house}/activity/price/price.unit.test.ts`],
  },
  {
    name: 'who turns two on the way sits on a lap on the way back',
    file: `${house}/air/ticket/again.ts`,
    find: 'ticket.voyages.at(-1)?.flights.at(-1)',
    replace: 'ticket.voyages[0]?.flights[0]',
    tests: [`${house}/air/ticket/supplier.test.ts`],
  },
  {
    name: 'a child rides free though nobody with it pays',
    file: `${house}/rail/fare/band.ts`,
    find: 'own.percent > 0 || party.some(',
    replace: 'own.percent >= 0 || party.some(',
    tests: [`${house}/rail/fare/journey-price.unit.test.ts`],
  },
]
