import type { MessageId } from '../i18n/messages.ts'
import type { Product } from './model.ts'

interface Shown {
  word: MessageId
  /** Where it is searched for. */
  path: string
}

export const products: Record<Product, Shown> = {
  air: { word: 'cart.product.air', path: '/air' },
  hotel: { word: 'cart.product.hotel', path: '/hotel' },
  package: { word: 'cart.product.package', path: '/package' },
  activity: { word: 'cart.product.activity', path: '/activity' },
  car: { word: 'cart.product.car', path: '/carrental' },
  rail: { word: 'cart.product.rail', path: '/rail' },
  railPass: { word: 'cart.product.railPass', path: '/rail/passes' },
  cruise: { word: 'cart.product.cruise', path: '/cruise' },
  transfer: { word: 'cart.product.transfer', path: '/cartransfer' },
  insurance: { word: 'cart.product.insurance', path: '/insurance' },
  visa: { word: 'cart.product.visa', path: '/visa' },
}
