import type { TransferTexts } from './shape.ts'

export const french: TransferTexts = {
  adults: { one: '{count} adulte', other: '{count} adultes' },
  children: { one: '{count} enfant', other: '{count} enfants' },
  bags: { one: '{count} bagage', other: '{count} bagages' },
  childSeats: { one: '{count} siège enfant', other: '{count} sièges enfant' },
  levels: { shared: 'Partagé', private: 'Privé', premium: 'Haut de gamme' },
  several: '{count} × {vehicle}',
  way: '{from} – {to}',
  wayBack: 'Retour',
  drive: '{km}\u00a0km, environ {minutes}\u00a0min',
  flight: 'Vol {flight}',
  waits: 'Le chauffeur attend {minutes}\u00a0minutes sans supplément.',
  waitsNot: 'La navette part à l’heure et n’attend pas.',
  freeUntil: 'Annulation gratuite jusqu’au {date}',
  nonCancelable: 'Non annulable',
  phone: 'Si vous ne trouvez pas le chauffeur\u00a0: {phone}',
  voucher: 'Bon n°\u00a0{number}',
  ride: 'Transfert',
  adult: 'Adulte',
  child: 'Enfant',
}
