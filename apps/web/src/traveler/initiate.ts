import type { InputOf } from '@portolan/contract/call'
import type { bookRail } from '@portolan/contract/rail-booking'
import type { RailPassengerCode } from '@portolan/contract/rail-journey'
import { railChannel } from '@portolan/domain/rail/fare'

export interface Asked {
  rphs: readonly string[]
  /** Ages as they are known by now; absent: those of the search. */
  ages?: readonly { rph: string; code: RailPassengerCode; age: number }[] | undefined
}

/** OTA list UIT: 4 is a travel agency; the server puts in who it really is. */
const pos = {
  sources: [{ requestorID: { type: '4', id: 'web' }, bookingChannel: { type: railChannel, primary: true } }],
}

/** Asks what tickets or a pass cost now and what must be known of the travellers; nothing is held by it. */
export function initiateRequest({ rphs, ages }: Asked): InputOf<typeof bookRail>['body'] {
  return {
    resStatus: 'Initiate',
    pos,
    railBookInfo: {
      requestedJourneyRPHs: [...rphs],
      ...(ages && { passengerInfos: ages.map(({ rph, code, age }) => ({ rph, code, age })) }),
    },
  }
}
