import type { TourActivityInfo } from '@portolan/contract/activity'

type Group = TourActivityInfo['pricing']['groups'][number]
type Day = TourActivityInfo['schedule']['details'][number]

export const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })

/** A day of December on which it runs. */
export const runs = (day: number, adult: number, left = 9, party = adult * 2): Day => {
  const date = `2026-12-${String(day).padStart(2, '0')}`
  return { start: date, end: date, availableQty: left, fare: hkd(adult), partyFare: hkd(party) }
}

const deadline = (absoluteDeadline: string): NonNullable<Group['cancel']> => [
  { deadline: { absoluteDeadline, clock: 'Lisbon time' }, amountPercent: { percent: 0 } },
  { nonRefundable: true },
]

interface GroupChange extends Partial<Group> {
  /** How many adults, children of 4 to 12, seniors. */
  people?: readonly [adults: number, children: number, seniors: number]
}

/** The morning group of Tuesday the 22nd: HK$382 an adult, HK$254 a child, HK$350 a senior. */
export function departure({ people = [2, 0, 0], ...change }: GroupChange = {}): Group {
  const prices = [382, 254, 350] as const
  const kinds = [
    { qualifierInfo: 'Adult', minAge: 13, maxAge: 64 },
    { qualifierInfo: 'Child', minAge: 4, maxAge: 12 },
    { qualifierInfo: 'Senior', minAge: 65, maxAge: 120 },
  ] as const
  const categories = kinds.map((kind, at) => {
    const [quantity, price] = [people[at] ?? 0, prices[at] ?? 0]
    return { ...kind, price: hkd(price), quantity, total: hkd(price * quantity) }
  })
  return {
    ...{ rph: 'morning', groupCode: 'SHARED', groupName: 'Shared group', minGroupSize: 1, maxGroupSize: 12 },
    ...{ start: '2026-12-22T09:30:00', end: '2026-12-22T12:30:00', availableQty: 5, pricingType: 'PerPerson' },
    price: hkd(categories.reduce((sum, { total }) => sum + total.amount, 0)),
    participantCategories: categories,
    ...{ languagesSpoken: ['en', 'pt'], cancel: deadline('2026-12-20T09:30:00+00:00') },
    ...change,
  }
}

interface TourChange {
  id?: string
  name?: string
  kind?: string
  minutes?: number
  days?: Day[]
  at?: readonly [longitude: number, latitude: number]
  description?: Partial<TourActivityInfo['description']>
  groups?: Group[]
}

/** Sea caves by kayak, from the beach and back to it. */
export function tourInfo(change: TourChange = {}, more: Partial<TourActivityInfo> = {}): TourActivityInfo {
  const { id = 'LIS-01', name = 'Sea caves by kayak', kind = 'boat', minutes = 180 } = change
  const { days = [runs(22, 382)], at = [-9.11, 38.44], description = {}, groups = [departure()] } = change
  return {
    basicInfo: { tourActivityID: id, name },
    description: {
      ...{ shortDescription: 'Three hours along the cliffs.', longDescription: 'Under the cliffs of Sesimbra.' },
      images: [1, 2, 3].map((number) => ({ url: `/api/v1/picture/kayak~any~${id}-${number}.svg` })),
      ...{
        included: ['Kayak and vest'],
        notIncluded: ['Transport from Lisbon'],
        goodToKnow: ['You need to swim 50 m'],
      },
      ...{ rating: 9.3, reviewCount: 412 },
      ...description,
    },
    categoryAndType: { category: kind },
    locations: [
      {
        ...{ type: 'endingPoint', locationName: 'Porto de Abrigo' },
        address: { cityName: 'Sesimbra', countryCode: 'PT', countryName: 'Portugal' },
      },
      {
        ...{ type: 'startingPoint', locationName: 'Praia do Ouro' },
        address: { cityName: 'Sesimbra', countryCode: 'PT', countryName: 'Portugal' },
        position: { longitude: at[0], latitude: at[1] },
      },
    ],
    schedule: { duration: `PT${minutes}M`, details: days },
    pricing: { pricingType: 'PerPerson', groups },
    policies: { cancel: deadline('2026-12-20T09:30:00+00:00'), rules: ['Be there 15 minutes before.'] },
    languagesSpoken: ['en', 'pt'],
    ...more,
  }
}
