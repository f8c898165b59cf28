import type { Permission } from '@portolan/domain/permission'
import { BriefcaseBusiness, type LucideIcon, TreePalm, Users } from 'lucide-react'
import type { MessageId } from '../i18n/messages.ts'
import { productIcon } from '../ui/product-icon.ts'

export interface MenuItem {
  to: string
  text: MessageId
  icon: LucideIcon
  /** Employees who lack it are not shown the way there. */
  needs?: Permission
}

/** The main menu, in the order of the design; a line stands between the groups. */
export const menu: MenuItem[][] = [
  [
    { to: '/air', text: 'shell.nav.air', icon: productIcon.air, needs: 'air:view' },
    { to: '/hotel', text: 'shell.nav.hotel', icon: productIcon.hotel, needs: 'hotel:view' },
    { to: '/package', text: 'shell.nav.package', icon: productIcon.package, needs: 'package:view' },
    { to: '/rail', text: 'shell.nav.rail', icon: productIcon.rail, needs: 'rail:view' },
    { to: '/cruise', text: 'shell.nav.cruise', icon: productIcon.cruise, needs: 'cruise:view' },
    { to: '/activity', text: 'shell.nav.activity', icon: productIcon.activity, needs: 'activity:view' },
    { to: '/carrental', text: 'shell.nav.carRental', icon: productIcon.car, needs: 'car:view' },
    { to: '/cartransfer', text: 'shell.nav.carTransfer', icon: productIcon.transfer, needs: 'transfer:view' },
    { to: '/holiday', text: 'shell.nav.holiday', icon: TreePalm, needs: 'holiday:view' },
  ],
  [
    { to: '/insurance', text: 'shell.nav.insurance', icon: productIcon.insurance, needs: 'insurance:view' },
    { to: '/visa', text: 'shell.nav.visa', icon: productIcon.visa, needs: 'visa:view' },
  ],
  [
    { to: '/booking', text: 'shell.nav.bookings', icon: BriefcaseBusiness },
    { to: '/account/accounts', text: 'shell.nav.accounts', icon: Users, needs: 'users:view' },
  ],
]
