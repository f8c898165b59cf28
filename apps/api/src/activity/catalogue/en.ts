import type { ActivityTexts } from './shape.ts'

export const english: ActivityTexts = {
  people: {
    adult: { one: '{count} adult', other: '{count} adults' },
    senior: { one: '{count} senior', other: '{count} seniors' },
    youth: { one: '{count} youth', other: '{count} youths' },
    child: { one: '{count} child', other: '{count} children' },
    infant: { one: '{count} infant', other: '{count} infants' },
  },
  person: { adult: 'Adult', senior: 'Senior', youth: 'Youth', child: 'Child', infant: 'Infant' },
  kinds: {
    adventure: 'Adventure',
    boat: 'On the water',
    dayTrip: 'Day trip',
    food: 'Food and drink',
    museum: 'Museums and sights',
    nature: 'Nature',
    show: 'Shows',
    themePark: 'Theme park',
    walk: 'Walks',
    workshop: 'Workshop',
  },
  freeUntil: 'Free cancellation until {date}',
  nonCancelable: 'Non-Cancelable',
  startsAt: 'Starting point: {place}',
  endsAt: 'Ends at: {place}',
  pickUp: 'You will be picked up at your hotel.',
  upTo: { one: 'For {count} person', other: 'Group of up to {count}' },
  guidedIn: 'Languages: {languages}',
  voucher: 'Voucher number {number}',
  early: 'Please be there 15 minutes before the start.',
}
