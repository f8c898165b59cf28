const check = 'scripts/check-messages.mjs'

/** What people read. */
export const texts = [
  {
    name: 'one stop is told as 1 stops',
    file: 'apps/web/src/i18n/locales/en/flights.json',
    find: '"flights.stops": "{count, plural, one {# stop} other',
    replace: '"flights.stops": "{count, plural, one {# stops} other',
    check,
  },
  {
    name: 'a refusal in French has the text of another',
    file: 'packages/contract/src/error-text/fr.json',
    find: '"error.cancel.none": "Cette réservation ne peut plus être annulée."',
    replace:
      '"error.cancel.none": "Cette estimation de remboursement n’est plus valable. Rien n’a été annulé. Demandez-en une nouvelle."',
    check,
  },
  {
    name: 'a filter in Spanish has the label of another',
    file: 'apps/web/src/i18n/locales/es/flights.json',
    find: '"flights.filter.airlines": "Aerolíneas"',
    replace: '"flights.filter.airlines": "Aeropuertos"',
    check,
  },
]
