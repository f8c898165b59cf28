/** How long a passport has to be good, counted from the day of arrival or of leaving. */
export interface PassportValidity {
  readonly from: 'arrival' | 'leaving'
  readonly months: number
  readonly days?: number
}

const halfYear: PassportValidity = { from: 'arrival', months: 6 }
const quarterAfter: PassportValidity = { from: 'leaving', months: 3 }
const monthAfter: PassportValidity = { from: 'leaving', months: 1 }

const all = (validity: PassportValidity, countries: string) =>
  countries.split(' ').map((country) => [country, validity] as const)

/** From the facts on entry (visa_rules, of 2026-11-15). Countries that ask for no more than the stay are not among them. */
export const passportValidity: ReadonlyMap<string, PassportValidity> = new Map([
  ...all(halfYear, 'AE AM BH CN CU EC EG FJ ID IL IN JO KE KH KW LA LB LK MM MY NP OM PA PE PH QA SA SG TH TW TZ VN'),
  ...all(quarterAfter, 'AL AZ BA CY KZ ME MK NZ RS TN UZ'),
  // The Schengen area.
  ...all(quarterAfter, 'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'),
  ...all(monthAfter, 'HK MO MV'),
  ...all({ from: 'arrival', months: 0, days: 150 }, 'TR'),
  ...all({ from: 'leaving', months: 0, days: 30 }, 'ZA'),
])
