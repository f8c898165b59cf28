import {
  BedDouble,
  BookUser,
  BriefcaseBusiness,
  Bus,
  CarFront,
  type LucideIcon,
  Luggage,
  Plane,
  ShieldCheck,
  Ship,
  Ticket,
  TrainFront,
  TreePalm,
  Users,
} from 'lucide-react'
import type { MessageId } from '../i18n/messages.ts'

export interface MenuItem {
  to: string
  text: MessageId
  icon: LucideIcon
}

/** The main menu, in the order of the design; a line stands between the groups. */
export const menu: MenuItem[][] = [
  [
    { to: '/air', text: 'shell.nav.air', icon: Plane },
    { to: '/hotel', text: 'shell.nav.hotel', icon: BedDouble },
    { to: '/package', text: 'shell.nav.package', icon: Luggage },
    { to: '/rail', text: 'shell.nav.rail', icon: TrainFront },
    { to: '/cruise', text: 'shell.nav.cruise', icon: Ship },
    { to: '/activity', text: 'shell.nav.activity', icon: Ticket },
    { to: '/carrental', text: 'shell.nav.carRental', icon: CarFront },
    { to: '/cartransfer', text: 'shell.nav.carTransfer', icon: Bus },
    { to: '/holiday', text: 'shell.nav.holiday', icon: TreePalm },
  ],
  [
    { to: '/insurance', text: 'shell.nav.insurance', icon: ShieldCheck },
    { to: '/visa', text: 'shell.nav.visa', icon: BookUser },
  ],
  [
    { to: '/booking', text: 'shell.nav.bookings', icon: BriefcaseBusiness },
    { to: '/account/accounts', text: 'shell.nav.accounts', icon: Users },
  ],
]
