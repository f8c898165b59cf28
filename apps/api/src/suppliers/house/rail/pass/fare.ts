import type { Prices } from './catalogue/ladder.ts'
import { type PassProduct, passProducts } from './catalogue/product.ts'

/** One pass in one class and one validity: what can be bought. */
export interface PassFare {
  readonly product: PassProduct
  readonly class: '1' | '2'
  readonly validity: string
  readonly within?: string
  /** Minor units for one traveller; who has no price of his own pays as an adult. */
  readonly prices: { readonly ADULT: number; readonly SENIOR?: number; readonly YOUTH?: number }
}

/** 'CH FLEXIBLE P4D/P1M 2': the same as long as the pass is sold. */
export const fareId = ({ product, class: seatClass, validity, within }: PassFare): string =>
  [product.region, product.passType, within ? `${validity}/${within}` : validity, seatClass].join(' ')

function fareOf(product: PassProduct, name: string, prices: Prices, seatClass: '1' | '2'): PassFare | undefined {
  const [adult2, adult1, senior2, senior1, youth2, youth1] = prices
  const [adult, senior, youth] = seatClass === '1' ? [adult1, senior1, youth1] : [adult2, senior2, youth2]
  const [validity = name, within] = name.split('/')
  if (adult === null) return undefined
  return {
    ...{ product, class: seatClass, validity },
    ...(within && { within }),
    prices: { ADULT: adult, ...(senior !== null && { SENIOR: senior }), ...(youth !== null && { YOUTH: youth }) },
  }
}

const faresOfProduct = (product: PassProduct): PassFare[] =>
  Object.entries(product.ladder).flatMap(([name, prices]) =>
    (['2', '1'] as const).flatMap((seatClass) => fareOf(product, name, prices, seatClass) ?? []),
  )

const byId = new Map(passProducts.flatMap(faresOfProduct).map((fare) => [fareId(fare), fare]))

export const findFare = (id: string): PassFare | undefined => byId.get(id)

/** Nothing for a region that has no pass. */
export const faresOf = (region: string): PassFare[] =>
  [...byId.values()].filter(({ product }) => product.region === region)
