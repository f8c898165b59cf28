import type { TourActivitySearchRS } from '@portolan/contract/activity'
import type { Language } from '@portolan/domain/language'
import { errorText } from '../platform/text.ts'
import type { Answers } from './answers.ts'

/** Where nobody has answered, why is part of the error. */
export function envelopeOf(
  { warnings, hasFailed }: Pick<Answers, 'warnings' | 'hasFailed'>,
  correlationID: string,
  language: Language,
): Pick<TourActivitySearchRS, 'success' | 'correlationID' | 'errors' | 'warnings'> {
  const failure = { stringValue: errorText(language, 'error.supplier') }
  return {
    ...{ success: !hasFailed, correlationID },
    ...(hasFailed && { errors: { errors: [failure, ...warnings] } }),
    ...(!hasFailed && warnings.length > 0 && { warnings: { warnings } }),
  }
}
