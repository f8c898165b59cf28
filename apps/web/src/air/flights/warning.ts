import type { Warning } from '../../flight/flights/flight.ts'

/** Short on the card, with what to do in the details. */
export const warningText = {
  selfTransfer: ['flights.warn.selfTransfer', 'flights.warn.selfTransfer.more'],
  airportChange: ['flights.warn.airportChange', 'flights.warn.airportChange.more'],
  overnight: ['flights.warn.overnight', 'flights.warn.overnight.more'],
  shortConnection: ['flights.warn.shortConnection', 'flights.warn.shortConnection.more'],
  transitVisa: ['flights.warn.transitVisa', 'flights.warn.transitVisa.more'],
} as const satisfies Record<Warning, readonly [string, string]>
