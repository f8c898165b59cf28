import { unaccompaniedIn } from '@portolan/domain/rail/companion'
import { type Refused, refuse } from '../../../refusal.ts'

/** Nobody who is too small goes alone, however little it costs. */
export function refuseAlone(ages: readonly number[], details = 'A child travels alone.'): Refused | undefined {
  const fields = unaccompaniedIn(ages).map((place) => ({
    pointer: `/party/${place}/age`,
    message: 'Who is under six travels with somebody of twelve or more.',
  }))
  return fields.length > 0 ? refuse('invalid', details, { fields }) : undefined
}
