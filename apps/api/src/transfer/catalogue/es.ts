import type { TransferTexts } from './shape.ts'

export const spanish: TransferTexts = {
  adults: { one: '{count} adulto', other: '{count} adultos' },
  children: { one: '{count} niño', other: '{count} niños' },
  bags: { one: '{count} maleta', other: '{count} maletas' },
  childSeats: { one: '{count} silla infantil', other: '{count} sillas infantiles' },
  levels: { shared: 'Compartido', private: 'Privado', premium: 'Prémium' },
  several: '{count} × {vehicle}',
  way: '{from} – {to}',
  wayBack: 'Vuelta',
  drive: '{km} km, unos {minutes} min',
  flight: 'Vuelo {flight}',
  waits: 'El conductor espera {minutes} minutos sin coste.',
  waitsNot: 'La lanzadera sale puntual y no espera.',
  freeUntil: 'Cancelación gratuita hasta el {date}',
  nonCancelable: 'No cancelable',
  phone: 'Si no encuentra al conductor: {phone}',
  voucher: 'Bono n.º {number}',
  ride: 'Traslado',
  adult: 'Adulto',
  child: 'Niño',
}
