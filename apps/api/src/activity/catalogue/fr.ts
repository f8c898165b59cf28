import type { ActivityTexts } from './shape.ts'

export const french: ActivityTexts = {
  people: {
    adult: { one: '{count} adulte', other: '{count} adultes' },
    senior: { one: '{count} senior', other: '{count} seniors' },
    youth: { one: '{count} jeune', other: '{count} jeunes' },
    child: { one: '{count} enfant', other: '{count} enfants' },
    infant: { one: '{count} bébé', other: '{count} bébés' },
  },
  person: { adult: 'Adulte', senior: 'Senior', youth: 'Jeune', child: 'Enfant', infant: 'Bébé' },
  kinds: {
    adventure: 'Aventure',
    boat: 'Sur l’eau',
    dayTrip: 'Excursion',
    food: 'Gastronomie',
    museum: 'Musées et monuments',
    nature: 'Nature',
    show: 'Spectacles',
    themePark: 'Parc à thème',
    walk: 'Promenades',
    workshop: 'Atelier',
  },
  freeUntil: 'Annulation gratuite jusqu’au {date}',
  nonCancelable: 'Non annulable',
  startsAt: 'Point de départ : {place}',
  endsAt: 'Arrivée : {place}',
  pickUp: 'On viendra vous chercher à votre hôtel.',
  upTo: { one: 'Pour {count} personne', other: 'Groupe de {count} au plus' },
  guidedIn: 'Langues : {languages}',
  voucher: 'Bon numéro {number}',
  early: 'Soyez là 15 minutes avant le départ.',
}
