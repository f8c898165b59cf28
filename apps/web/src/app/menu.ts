import { BriefcaseBusiness, type LucideIcon, TreePalm, Users } from 'lucide-react'
import type { MessageId } from '../i18n/messages.ts'
import { productIcon } from '../ui/product-icon.ts'

export interface MenuItem {
  to: string
  text: MessageId
  icon: LucideIcon
}

/** The main menu, in the order of the design; a line stands between the groups. */
export const menu: MenuItem[][] = [
  [
    { to: '/air', text: 'shell.nav.air', icon: productIcon.air },
    { to: '/hotel', text: 'shell.nav.hotel', icon: productIcon.hotel },
    { to: '/package', text: 'shell.nav.package', icon: productIcon.package },
    { to: '/rail', text: 'shell.nav.rail', icon: productIcon.rail },
    { to: '/cruise', text: 'shell.nav.cruise', icon: productIcon.cruise },
    { to: '/activity', text: 'shell.nav.activity', icon: productIcon.activity },
    { to: '/carrental', text: 'shell.nav.carRental', icon: productIcon.car },
    { to: '/cartransfer', text: 'shell.nav.carTransfer', icon: productIcon.transfer },
    { to: '/holiday', text: 'shell.nav.holiday', icon: TreePalm },
  ],
  [
    { to: '/insurance', text: 'shell.nav.insurance', icon: productIcon.insurance },
    { to: '/visa', text: 'shell.nav.visa', icon: productIcon.visa },
  ],
  [
    { to: '/booking', text: 'shell.nav.bookings', icon: BriefcaseBusiness },
    { to: '/account/accounts', text: 'shell.nav.accounts', icon: Users },
  ],
]
