import type { Amount, TakenLater } from '@portolan/contract/shared'
import { addPrices, pricePer } from '../price/sum.ts'

/** What a package comes to. Only shown: what is bought is told by its handles. */
export interface Bill {
  readonly fare: Amount
  /** As it is sold with the flight. */
  readonly rooms: Amount
  readonly saving: Amount
  readonly total: Amount
  /** Part of the total that the house takes itself. */
  readonly there: Amount | undefined
  /** Part of that, on a day before the stay. */
  readonly later?: readonly TakenLater[]
}

/** The rooms at the price they have without the flight. */
export const roomsApart = ({ rooms, saving }: Bill): Amount => addPrices(rooms, saving)

/** Both bought apart. */
export const costApart = ({ total, saving }: Bill): Amount => addPrices(total, saving)

/** What it comes to for each who travels. */
export const shareOf = ({ total }: Bill, travellers: number): Amount => pricePer(total, travellers)
