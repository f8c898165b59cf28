import type { TransferPlace, TransferWay } from '@portolan/supplier/transfer'
import type { Riders } from '../price/party.ts'

/** One way as it is wanted, with the hour of the pick-up as the flight has moved it. */
export interface WayAsked {
  readonly from: TransferPlace
  readonly to: TransferPlace
  /** YYYY-MM-DDTHH:mm, local to the place of the pick-up. */
  readonly at: string
  readonly flight?: TransferWay['flight']
}

/** The first way as an answered flight has it. */
export interface Answered extends Pick<WayAsked, 'at'> {
  readonly flight: NonNullable<WayAsked['flight']>
}

/** There, or there and back. */
export interface RideAsked {
  readonly ways: readonly WayAsked[]
  readonly riders: Riders
}
