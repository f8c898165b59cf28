import type { TransferTexts } from './shape.ts'

export const english: TransferTexts = {
  adults: { one: '{count} adult', other: '{count} adults' },
  children: { one: '{count} child', other: '{count} children' },
  bags: { one: '{count} bag', other: '{count} bags' },
  childSeats: { one: '{count} child seat', other: '{count} child seats' },
  levels: { shared: 'Shared', private: 'Private', premium: 'Premium' },
  several: '{count} × {vehicle}',
  way: '{from} – {to}',
  wayBack: 'Way back',
  drive: '{km} km, about {minutes} min',
  flight: 'Flight {flight}',
  waits: 'The driver waits {minutes} minutes without charge.',
  waitsNot: 'The shuttle leaves on time and does not wait.',
  freeUntil: 'Free cancellation until {date}',
  nonCancelable: 'Non-Cancelable',
  phone: 'If you cannot find the driver: {phone}',
  voucher: 'Voucher number {number}',
  ride: 'Transfer',
  adult: 'Adult',
  child: 'Child',
}
