import type { ErrorTextId } from '@portolan/contract/errors'
import { unaccompaniedInAir } from '@portolan/domain/air/limit'
import { unaccompaniedIn } from '@portolan/domain/rail/companion'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord } from '../booking/booking.ts'
import type { FieldRefusal } from '../platform/refusal.ts'
import { ageIn } from './people.ts'

type Rule = (ages: readonly number[]) => { places: readonly number[]; text: ErrorTextId }

const onTrains: Rule = (ages) => ({ places: unaccompaniedIn(ages), text: 'error.rail.companion' })

const onFlights: Rule = (ages) => {
  const { places, why } = unaccompaniedInAir(ages)
  return { places, text: why === 'infants' ? 'error.air.infants' : 'error.air.adult' }
}

/** Hotels and tours seat their guests by themselves. */
const rules: Partial<Record<BookingRecord['product'], Rule>> = { rail: onTrains, railPass: onTrains, air: onFlights }

/** Who tells no age, and was searched with none, is grown up. */
const grownUp = 30

type Going = Pick<BookingRecord, 'product' | 'offers' | 'wanted' | 'travelStart'>

/**
 * Too young by their birth to go as they are, said beside it. Everybody is youngest on the first day: who may go then may
 * go on every later one.
 */
export function aloneOf(travelers: readonly Traveler[], bookings: readonly Going[]): FieldRefusal[] {
  const problems = bookings.flatMap((booking): FieldRefusal[] => {
    const rule = rules[booking.product]
    if (!rule) return []
    const party = booking.offers[0]?.party ?? []
    const going = (booking.wanted.travelerRefs ?? travelers.map(({ ref }) => ref)).map((ref, index) => {
      const at = travelers.findIndex((one) => one.ref === ref)
      const traveler = travelers[at]
      return { at, age: (traveler && ageIn(booking, traveler)) ?? party[index]?.age ?? grownUp }
    })
    const { places, text } = rule(going.map(({ age }) => age))
    return places.map((place) => ({ pointer: `/travelers/${going[place]?.at}/birthDate`, code: 'invalid_value', text }))
  })
  return [...new Map(problems.map((problem) => [problem.pointer, problem])).values()]
}
