import { may } from '@portolan/domain/may'
import { usePerson } from '../session/person.ts'
import type { Booking } from './model.ts'

export interface BookingRights {
  /** Send it again, exchange it, change whom we reach, extend a hold, end the link. */
  change: boolean
  cancel: boolean
  /** The checkout opens an order for the one who began it, and for nobody else. */
  pay: boolean
  /** On the agency's account. */
  spend: boolean
}

/** What the reader may do with a booking, by the rule that the server asks. An answer without a standing only shows it. */
export function useBookingRights({ summary, facts }: Pick<Booking, 'summary' | 'facts'>): BookingRights {
  const person = usePerson()
  const { standing = 'look' } = facts
  const { productType: product } = summary
  const change = may(person, 'book', product, standing)
  return {
    change,
    cancel: may(person, 'cancel', product, standing),
    pay: change && standing === 'own',
    spend: may(person, 'spend', product, standing),
  }
}
