import type { TransferFlight } from '@portolan/supplier/transfer'
import type { FieldRefusal } from '../platform/refusal.ts'
import type { GroundInput } from './ground-place.ts'

type FlightInput = NonNullable<GroundInput['flight']>

interface FlightRead {
  flight?: TransferFlight
  problems: FieldRefusal[]
}

/** 'TP', '1024' however it is typed: 'tp', 'TP 1024', '01024'. */
export function readFlight(input: FlightInput | undefined, pointer: string): FlightRead {
  if (!input) return { problems: [] }
  const airline = input.airline.trim().toUpperCase()
  const typed = input.flightNumber.replace(/\s/g, '').toUpperCase()
  const [, number] = /^0*(\d{1,4})[A-Z]?$/.exec(typed.startsWith(airline) ? typed.slice(airline.length) : typed) ?? []
  if (!/^[A-Z0-9]{2,3}$/.test(airline))
    return { problems: [{ pointer: `${pointer}/airline`, code: 'invalid_format', text: 'error.transfer.flight' }] }
  if (number === undefined)
    return { problems: [{ pointer: `${pointer}/flightNumber`, code: 'invalid_format', text: 'error.transfer.flight' }] }
  return { flight: { airline, number }, problems: [] }
}
