import type { CarDetail, CarOffice } from '@portolan/supplier/car'
import type { Counted } from '../../platform/words.ts'

export interface CarTexts {
  days: Counted
  /** {car} is make and model. */
  orSimilar: string
  transmission: Record<CarDetail['car']['transmission'], string>
  access: Record<CarOffice['access'], string>
  /** By the code of a rate; another has its code for a name. */
  rates: Record<'PREPAID' | 'FLEX' | 'FULL', string>
  /** {date} comes formatted, in the zone of the office. */
  freeUntil: string
  /** The last days before the pick-up are not free. */
  payOnCancel: string
  nonCancelable: string
  /** {office}, {day} and {time} come formatted. */
  pickUp: string
  dropOff: string
  /** {hours} are those of the days. */
  open: string
  always: string
  closed: string
  /** {price} comes formatted. */
  paidThere: string
  /** {list} of what that is for, each with its price. */
  paidThereFor: string
  deposit: string
  /** To somebody who is not told how much. */
  someDeposit: string
  excess: string
  noExcess: string
  /** {list} of what is not covered. */
  notCovered: string
  unlimited: string
  /** {km} and {price} come formatted. */
  mileage: string
  /** {km} alone, to somebody who is not told what the others cost. */
  someMileage: string
  /** {age} and {years} are figures. */
  driverIs: string
  driver: string
  confirmation: string
  /** {count} and {name}. */
  several: string
  /** {percent} is a figure. */
  share: string
}
