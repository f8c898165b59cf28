import type { RailShopLine } from '@portolan/contract/rail'
import type { RailCondition, RailOption, TrainSegment } from '@portolan/contract/rail-journey'

export const minute = 60_000

const lyon = { locationCode: '8768600', codeContext: 'UIC', name: 'Paris Gare de Lyon' }
const zurich = { locationCode: '8503000', codeContext: 'UIC', name: 'Zürich HB' }

export const segment = (change: Partial<TrainSegment> = {}): TrainSegment => {
  const { departureStation = lyon, arrivalStation = zurich } = change
  const departureDateTime = change.departureDateTime ?? '2026-12-15T07:22:00'
  const arrivalDateTime = change.arrivalDateTime ?? '2026-12-15T11:26:00'
  return {
    trainNumber: '9203',
    trainType: 'TGV Lyria',
    marketingCompany: { code: 'LY', companyShortName: 'TGV Lyria' },
    departureStation,
    arrivalStation,
    departureDateTime,
    arrivalDateTime,
    journeyDuration: 'PT4H4M',
    stops: [
      { station: departureStation, position: { latitude: 48.844, longitude: 2.374 }, departureDateTime },
      { station: arrivalStation, position: { latitude: 47.378, longitude: 8.54 }, arrivalDateTime },
    ],
    accommodation: { seat: 'Seat', class: '2' },
    reservationType: 'Reservable',
    ...change,
  }
}

interface OptionChange extends Partial<Omit<RailOption, 'pricing'>> {
  /** What the customer pays, in Hong Kong dollars. */
  selling?: number
  conditions?: RailCondition[]
  /** Departure and arrival, HH:mm, on the day of travel. */
  at?: readonly [string, string]
}

const none: RailCondition[] = [
  { code: 'REFUND_NONE', stringValue: 'No refund' },
  { code: 'EXCHANGE_NONE', stringValue: 'No exchange' },
]

/** A ticket of Paris – Zürich for two adults and a youth. */
export function option({ selling = 1842, conditions = none, at, ...change }: OptionChange): RailOption {
  const supplier = Math.round((selling / 9.0582) * 100) / 100
  const line = (code: string, quantity: number, share: number) => ({
    code,
    quantity,
    amount: Math.round(supplier * share * 100) / 100,
    sellingAmount: Math.round(selling * share * 100) / 100,
    conditions,
  })
  const times = at && {
    departureDateTime: `2026-12-15T${at[0]}:00`,
    arrivalDateTime: `2026-12-15T${at[1]}:00`,
  }
  const trainNumber = change.trainIdentity?.replace(/\D/g, '') || '9203'
  const trainSegments = change.trainSegments ?? [segment({ ...times, trainNumber })]
  return {
    rph: 'rph',
    trainIdentity: 'LY9203',
    journeyDuration: 'PT4H4M',
    originStation: trainSegments[0]?.departureStation ?? lyon,
    destinationStation: trainSegments.at(-1)?.arrivalStation ?? zurich,
    providers: ['TGV Lyria'],
    comfortType: 'STANDARD',
    flexibilityType: 'NON_FLEX',
    seatClass: '2',
    seatClassDescription: 'Standard',
    pricing: {
      ...{ currencyCode: 'EUR', totalAmount: supplier, sellingCurrencyCode: 'HKD', sellingTotalAmount: selling },
      priceBreakdown: [line('ADULT', 2, 0.75), line('YOUTH', 1, 0.25)],
    },
    expiredDateTime: new Date(Date.now() + 18 * minute).toISOString(),
    ...change,
    trainSegments,
  }
}

const leg = (rph: string, options: readonly RailOption[]) => ({
  rph,
  originLocation: lyon,
  destinationLocation: zurich,
  originDestinationOptions: [...options],
})

/** One supplier's whole answer. */
export const answer = (supplier: string, out: readonly RailOption[], back?: readonly RailOption[]): RailShopLine => ({
  success: true,
  correlationID: 'c-1',
  supplier,
  originDestinationInformations: [leg('1', out), ...(back ? [leg('2', back)] : [])],
})

export const asked = (...names: string[]): RailShopLine => ({
  success: true,
  correlationID: 'c-1',
  asked: names.map((name) => ({ supplier: name.toLowerCase(), name })),
})

export const silence = (supplier: string): RailShopLine => ({ success: false, correlationID: 'c-1', supplier })
