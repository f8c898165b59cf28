import type { Product } from '@portolan/domain/product'
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

/** One sign for each product, the same in the menu and wherever it is listed. */
export const productIcon = {
  air: Plane,
  hotel: BedDouble,
  package: Luggage,
  activity: Ticket,
  car: CarFront,
  rail: TrainFront,
  railPass: IdCard,
  cruise: Ship,
  transfer: Bus,
  insurance: ShieldCheck,
  visa: BookUser,
} as const satisfies Record<Product, LucideIcon>
