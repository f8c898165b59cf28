import type { ActivityTexts } from './shape.ts'

export const spanish: ActivityTexts = {
  people: {
    adult: { one: '{count} adulto', other: '{count} adultos' },
    senior: { one: '{count} mayor de 65', other: '{count} mayores de 65' },
    youth: { one: '{count} joven', other: '{count} jóvenes' },
    child: { one: '{count} niño', other: '{count} niños' },
    infant: { one: '{count} bebé', other: '{count} bebés' },
  },
  person: { adult: 'Adulto', senior: 'Mayor de 65', youth: 'Joven', child: 'Niño', infant: 'Bebé' },
  kinds: {
    adventure: 'Aventura',
    boat: 'En el agua',
    dayTrip: 'Excursión',
    food: 'Gastronomía',
    museum: 'Museos y monumentos',
    nature: 'Naturaleza',
    show: 'Espectáculos',
    themePark: 'Parque temático',
    walk: 'Paseos',
    workshop: 'Taller',
  },
  freeUntil: 'Cancelación gratuita hasta el {date}',
  nonCancelable: 'No cancelable',
  startsAt: 'Punto de inicio: {place}',
  endsAt: 'Termina en: {place}',
  pickUp: 'Le recogeremos en su hotel.',
  upTo: { one: 'Para {count} persona', other: 'Grupo de hasta {count}' },
  guidedIn: 'Idiomas: {languages}',
  voucher: 'Bono número {number}',
  early: 'Llegue 15 minutos antes del inicio.',
}
