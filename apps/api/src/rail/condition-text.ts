import type { RailCondition as RailConditionShown } from '@portolan/contract/rail-journey'
import type { Language } from '@portolan/domain/language'
import type { RailCondition } from '@portolan/supplier/rail'
import { fill, momentText, moneyText } from '../platform/words.ts'
import { railTexts } from './catalogue/text.ts'

const hasUntil = (texts: object, code: string): code is keyof typeof texts => code in texts

/** One condition in plain words; moments on the clock of the station of departure. */
function textOf(condition: RailCondition, timeZone: string, language: Language): string {
  const { conditions, conditionsUntil } = railTexts[language]
  const fee = 'fee' in condition ? moneyText(condition.fee, language) : ''
  const until = 'until' in condition ? condition.until : undefined
  if (until === undefined || !hasUntil(conditionsUntil, condition.code))
    return fill(conditions[condition.code], { fee })
  return fill(conditionsUntil[condition.code], { fee, date: momentText(until, timeZone, language) })
}

export const conditionsView = (
  conditions: readonly RailCondition[],
  timeZone: string,
  language: Language,
): RailConditionShown[] =>
  conditions.map((condition) => ({ code: condition.code, stringValue: textOf(condition, timeZone, language) }))
