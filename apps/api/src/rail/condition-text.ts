import type { RailCondition as RailConditionShown } from '@portolan/contract/rail-journey'
import type { Language } from '@portolan/domain/language'
import type { RailCondition } from '@portolan/supplier/rail'
import type { ContentLine } from '../platform/sum-line.ts'
import { fill, moneyText } from '../platform/words.ts'
import { saidDeadline } from '../platform/zone-name.ts'
import { railTexts } from './catalogue/text.ts'

const hasUntil = (texts: object, code: string): code is keyof typeof texts => code in texts

/** One condition in plain words; deadlines on the clock of the station of departure. */
function conditionView(condition: RailCondition, timeZone: string, language: Language): RailConditionShown {
  const { conditions, conditionsUntil } = railTexts[language]
  const { code } = condition
  const fee = 'fee' in condition ? moneyText(condition.fee, language) : ''
  const until = 'until' in condition ? condition.until : undefined
  if (until === undefined || !hasUntil(conditionsUntil, code))
    return { code, stringValue: fill(conditions[code], { fee }) }
  const deadline = saidDeadline(until, timeZone, language)
  return { code, stringValue: fill(conditionsUntil[code], { fee, date: deadline.text }), deadline }
}

export const conditionsView = (
  conditions: readonly RailCondition[],
  timeZone: string,
  language: Language,
): RailConditionShown[] => conditions.map((condition) => conditionView(condition, timeZone, language))

/** The same on paper, where not everybody is told what a fee comes to. */
export const conditionLines = (
  conditions: readonly RailCondition[],
  timeZone: string,
  language: Language,
): ContentLine[] =>
  conditions.map((condition) => {
    const { stringValue: text, deadline } = conditionView(condition, timeZone, language)
    const { someFee, someFeeUntil } = railTexts[language]
    const { code } = condition
    if (!hasUntil(someFee, code)) return text
    const withoutSum = deadline ? fill(someFeeUntil[code], { date: deadline.text }) : someFee[code]
    return { text, withoutSum }
  })
