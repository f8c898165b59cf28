import type { Money } from '@portolan/domain/money'
import type { Buyer, KeptOffer } from '../offer/offer.ts'
import type { Departure } from './departure.ts'
import type { ActivityParts } from './parts.ts'

/** What a supplier's sum is sold for: by the same rule and rate as the offer itself, to the cent. */
export type SoldFor = (price: Money, offer: Pick<KeptOffer, 'supplier'>) => Money

const nameOf = ({ minor, currency }: Money, supplier: string): string => `${supplier} ${minor} ${currency}`

const pricesIn = ({ detail: { categories, days = [] } }: Departure): Money[] => [
  ...categories.map(({ price }) => price),
  ...days.flatMap(({ least, each }) => [least, each]),
]

/** A calendar has few prices and many days: each is reckoned once, and all of them before anything is written. */
export async function priceList(
  { offers }: Pick<ActivityParts, 'offers'>,
  departures: readonly Departure[],
  buyer: Buyer,
): Promise<SoldFor> {
  const asked = new Map<string, { price: Money; supplier: string }>()
  for (const departure of departures)
    for (const price of pricesIn(departure)) {
      const { supplier } = departure.offer
      asked.set(nameOf(price, supplier), { price, supplier })
    }
  const known = new Map(
    await Promise.all(
      [...asked].map(async ([name, { price, supplier }]) => {
        const { selling } = await offers.price({ total: price }, { product: 'activity', supplier }, buyer)
        return [name, selling] as const
      }),
    ),
  )
  return (price, { supplier }) => {
    const selling = known.get(nameOf(price, supplier))
    if (!selling) throw new Error('A price was asked for that is not in the list.')
    return selling
  }
}
