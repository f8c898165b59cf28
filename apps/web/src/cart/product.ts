import {
  BedDouble,
  BookUser,
  Bus,
  CarFront,
  IdCard,
  type LucideIcon,
  Luggage,
  Plane,
  ShieldCheck,
  Ship,
  Ticket,
  TrainFront,
} from 'lucide-react'
import type { MessageId } from '../i18n/messages.ts'
import type { Product } from './model.ts'

interface Shown {
  icon: LucideIcon
  word: MessageId
  /** Where it is searched for. */
  path: string
}

export const products: Record<Product, Shown> = {
  air: { icon: Plane, word: 'cart.product.air', path: '/air' },
  hotel: { icon: BedDouble, word: 'cart.product.hotel', path: '/hotel' },
  package: { icon: Luggage, word: 'cart.product.package', path: '/package' },
  activity: { icon: Ticket, word: 'cart.product.activity', path: '/activity' },
  car: { icon: CarFront, word: 'cart.product.car', path: '/carrental' },
  rail: { icon: TrainFront, word: 'cart.product.rail', path: '/rail' },
  railPass: { icon: IdCard, word: 'cart.product.railPass', path: '/rail/passes' },
  cruise: { icon: Ship, word: 'cart.product.cruise', path: '/cruise' },
  transfer: { icon: Bus, word: 'cart.product.transfer', path: '/cartransfer' },
  insurance: { icon: ShieldCheck, word: 'cart.product.insurance', path: '/insurance' },
  visa: { icon: BookUser, word: 'cart.product.visa', path: '/visa' },
}
