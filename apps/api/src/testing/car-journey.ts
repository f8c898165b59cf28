import type { InputOf } from '@portolan/contract/call'
import { type readCarRate, searchCars, type VehAvail } from '@portolan/contract/car'
import { addToCart, type CartItem } from '@portolan/contract/cart'
import { inDays } from './shop-world.ts'
import type { Browser } from './world.ts'

type SearchBody = InputOf<typeof searchCars>['body']
type Core = SearchBody['vehAvailRQCore']['vehRentalCore']
type RateBody = InputOf<typeof readCarRate>['body']

export const at = (days: number, time = '10:00'): string => `${inDays(days)}T${time}:00`

const lisbon = { locationCode: 'LIS', codeContext: 'IATA' }

/** Lisbon Airport and back after three days, two months ahead. */
export const carCore = (more: Partial<Core> = {}): Core => ({
  ...{ pickUpDateTime: at(60), returnDateTime: at(63), pickUpLocation: lisbon, returnLocation: lisbon },
  ...more,
})

export const carSearch = (core: Partial<Core> = {}, age = 36): SearchBody => ({
  vehAvailRQCore: { vehRentalCore: carCore(core), driverType: { age } },
})

export interface Listed {
  readonly vendor: string
  readonly avail: VehAvail
}

/** Every car of the list, whichever company has it. */
export async function carsFor(browser: Browser, body = carSearch()): Promise<Listed[]> {
  const reply = await browser.call(searchCars, { body })
  if (reply.status !== 200) throw new Error(reply.raw.body.slice(0, 400))
  return reply.body.vehAvailRSCore.vehVendorAvails.flatMap(({ vendor, vehAvails }) =>
    vehAvails.map((avail) => ({ vendor: vendor.code ?? '', avail })),
  )
}

export const rateBody = ({ vendor, avail }: Listed, more: Partial<RateBody> = {}): RateBody => ({
  rph: avail.rph,
  rentalInfo: {
    ...{
      vehRentalCore: carCore(),
      vehClassCode: avail.vehicle.code,
      rateCode: avail.rateCode,
      vendor: { code: vendor },
    },
  },
  ...more,
})

export async function putCar(browser: Browser, rph: string): Promise<CartItem> {
  const put = await browser.call(addToCart, { body: { goods: { productType: 'car', rphs: [rph] } } })
  if (put.status !== 200) throw new Error(put.raw.body.slice(0, 400))
  return JSON.parse(put.body.at(-1) ?? '') as CartItem
}
