const moment = 'packages/domain/src/moment.ts'
const screens = 'apps/web/src/moment/every-screen.test.tsx'
const server = 'apps/api/src/booking/clocks.test.ts'

/** Whose clock a moment is written by. */
export const clocks = [
  {
    name: 'a deadline is written in UTC under the name of its place',
    file: moment,
    find: 'shownAt(Date.parse(`${at.slice(0, 16)}:00Z`)',
    replace: 'shownAt(Date.parse(at)',
    tests: ['packages/domain/src/moment.test.ts'],
  },
  {
    name: 'an expiry does not say whose clock it is by',
    file: moment,
    find: 'name ?? words[language].yours',
    replace: "name ?? ''",
    tests: ['packages/domain/src/moment.test.ts'],
  },
  {
    name: 'the day of booking in the list is the reader’s',
    file: 'apps/web/src/moment/use-moments.ts',
    find: 'shopDay: (at) => dayText(instantOf(at), shop, language)',
    replace: 'shopDay: (at) => dayText(instantOf(at), reader, language)',
    tests: [screens],
  },
  {
    name: 'a sentence of the server leaves the reader’s clock out',
    file: 'apps/web/src/moment/use-moments.ts',
    find: 'text.replace(deadline.text, () => terms(deadline))',
    replace: 'text',
    tests: [screens],
  },
  {
    name: 'a reader’s zone that does not exist breaks the page',
    file: 'apps/web/src/i18n/readers-zone.ts',
    find: 'isTimeZone(timeZone) ? timeZone : undefined',
    replace: 'timeZone',
    tests: [screens],
  },
  {
    name: 'an order forgets the zone of its buyer',
    file: 'apps/api/src/checkout/begin-order.ts',
    find: 'timeZone: zoneOfBrowser(context)',
    replace: 'timeZone: null',
    tests: [server],
  },
  {
    name: 'a zone that does not exist is taken for one',
    file: 'apps/api/src/platform/browser-zone.ts',
    find: 'isTimeZone(sent) ? sent : null',
    replace: 'sent ? sent : null',
    tests: [server],
  },
  {
    name: 'a booking tells its deadlines in UTC',
    file: 'apps/api/src/checkout/view.ts',
    find: 'penaltyThere(penaltyView(rule, offer), zoneOf(offer), language)',
    replace: 'penaltyView(rule, offer)',
    tests: [server],
  },
  {
    name: 'the table of bookings does not say whose days it counts',
    file: 'apps/api/src/booking/csv.ts',
    find: 'headingText(headings.booked, zoneName(timeZone, language), language)',
    replace: 'headings.booked',
    tests: ['apps/api/src/booking/csv.unit.test.ts'],
  },
  {
    name: 'a departure at midnight is taken for a day',
    file: moment,
    find: "if (timeOf(local) === '') return day",
    replace: "if (['', '00:00'].includes(timeOf(local))) return day",
    tests: ['packages/domain/src/moment.test.ts'],
  },
  {
    name: 'a card of a booking says one deadline twice',
    file: 'apps/web/src/booking/ConditionsCard.tsx',
    find: '!isAmong(condition, penalties)',
    replace: 'true',
    tests: [screens],
  },
]
