import type { TransferDetail } from '@portolan/supplier/transfer'
import type { Counted } from '../../platform/words.ts'

export interface TransferTexts {
  adults: Counted
  children: Counted
  bags: Counted
  childSeats: Counted
  levels: Record<TransferDetail['level'], string>
  /** {count} is a figure, {vehicle} its name. */
  several: string
  /** {from} and {to} are names. */
  way: string
  wayBack: string
  /** {km} and {minutes} are figures. */
  drive: string
  /** {flight}: 'TP 1024'. */
  flight: string
  /** {minutes} is a figure. */
  waits: string
  waitsNot: string
  /** {date} comes formatted, on the clock of the place. */
  freeUntil: string
  nonCancelable: string
  /** {phone} as it is dialled. */
  phone: string
  voucher: string
  ride: string
  /** What somebody travels as. */
  adult: string
  child: string
}
