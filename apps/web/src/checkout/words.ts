import type { MessageId } from '../i18n/messages.ts'
import type { GoodsOf } from './goods.ts'
import type { Line } from './state.ts'

type Product = Line['product']

/** Where it is searched for. */
const searches: Readonly<Record<Product, string>> = {
  air: '/air',
  hotel: '/hotel',
  package: '/package',
  activity: '/activity',
  car: '/carrental',
  rail: '/rail/trains',
  railPass: '/rail/passes',
  cruise: '/cruise',
  transfer: '/cartransfer',
  insurance: '/insurance',
  visa: '/visa',
}

/** The same search again; where it is not known any more, the page where one begins. */
export function searchAgain({ id, product }: Pick<Line, 'id' | 'product'>, goodsOf: GoodsOf) {
  const values = goodsOf(id)?.searchInputValues
  const begin = product === 'rail' || product === 'railPass' ? '/rail' : searches[product]
  return { to: values ? searches[product] : begin, search: values ?? {} }
}

export const productWord = (product: Product): MessageId => `cart.product.${product}`
