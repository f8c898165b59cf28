import type { Call } from '@portolan/contract/call'

/** What is beneath one part of the addresses. */
export const tags: Record<string, string> = {
  account: 'Logging in, registering, and the own account with its saved travellers',
  air: 'Flights: search, price, seats, booking',
  autocomplete: 'Places as they are typed',
  b2b: 'An agency: its employees, roles and settings',
  booking: 'What was bought: history, details, papers, cancelling, exchanging',
  bookings: 'The cart',
  car: 'Rental cars',
  checkout: 'The one way to buy: begin an order, give travellers, pay',
  cms: 'Promotions and banners',
  cruise: 'Cruises',
  dynamicpkg: 'Flight and hotel together',
  hotel: 'Hotels: search, rooms, booking',
  insurance: 'Insurance',
  notices: 'What a user should know',
  payment: 'Who takes the money',
  picture: 'Illustrations and suppliers’ pictures',
  places: 'Places by their position',
  rail: 'Trains and rail passes',
  touractivity: 'Tours and activities',
  transfer: 'Transfers',
  'traveler-draft': 'Travellers as far as they are typed',
  visa: 'Visas',
  'work-items': 'What somebody of the agency has to look at',
}

export const tagOf = ({ path }: Pick<Call, 'path'>): string => path.split('/')[3] ?? ''
