import type { InputOf } from '@portolan/contract/call'
import type { searchTrains } from '@portolan/contract/rail'
import { makeRailCartView } from '../rail/cart-view.ts'
import { makeRail } from '../rail/rail.ts'
import type { RailSupplier } from './rail-supplier.ts'
import { openShopWorld, type ShopWorld } from './shop-world.ts'

type ShopBody = InputOf<typeof searchTrains>['body']

const carriersOf = (id: string) => (id === 'lyria' ? ['SNCF', 'TGV Lyria'] : undefined)

/** Rail and the cart, on suppliers whose answers are the test's. */
export const openRailWorld = (suppliers: readonly RailSupplier[]): Promise<ShopWorld> =>
  openShopWorld({
    suppliers,
    view: makeRailCartView,
    handlersOf: (parts) => makeRail({ ...parts, carriersOf }).handlers,
  })

const uic = (locationCode: string) => ({ locationCode, codeContext: 'UIC' })

/** Paris to Zürich and, where a day is named for it, back. */
export const shopBody = (out: string, back?: string, more: Partial<ShopBody> = {}): ShopBody => ({
  originDestinations: [
    { departureDateTime: `${out}T00:00:00`, originLocation: uic('8768600'), destinationLocation: uic('8503000') },
    ...(back
      ? [{ departureDateTime: `${back}T00:00:00`, originLocation: uic('8503000'), destinationLocation: uic('8768600') }]
      : []),
  ],
  passengerTypes: [{ code: 'ADULT', passengerDetails: [{ age: 31 }] }],
  ...more,
})
