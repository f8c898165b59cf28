import type { TravelerField, TravelerRequirements, TypedTraveler } from '@portolan/contract/traveler-form'
import type { TravelerKind } from '@portolan/domain/traveler'
import { useMemo } from 'react'
import type { MessageId } from '../i18n/messages.ts'
import { useText } from '../i18n/text.ts'
import { useContractForm } from '../session/form.ts'
import { formField } from './form-field.ts'
import { fieldNames, fieldWords } from './labels.ts'
import type { Among } from './problem.ts'
import { type AskedQuestion, typedAnswers } from './question.ts'
import { travelersSchema } from './schema.ts'
import { askedOf, findTyped, type TravelDays, valuesOf, type Wanted } from './values.ts'

export interface TravelersInput {
  wanted: readonly Wanted[]
  /** The same of everybody, the lead apart. */
  requirements?: TravelerRequirements
  /** In its place, where what is asked differs from one to the next. */
  asked?: readonly ReadonlySet<TravelerField>[]
  /** What the server kept of an earlier visit, and what was typed elsewhere; of two for one traveller the first stands. */
  typed: readonly TypedTraveler[]
  days: TravelDays
  /** What the suppliers ask beyond the travellers' fields. */
  questions?: readonly AskedQuestion[]
  /** Who may go with whom, where the product says so. */
  among?: Among
}

const kindWords: Record<TravelerKind, MessageId> = {
  adult: 'traveler.kind.adult',
  senior: 'traveler.kind.senior',
  youth: 'traveler.kind.youth',
  child: 'traveler.kind.child',
  infant: 'traveler.kind.infant',
}

/** 'Adult 2': counted within the kind. */
function useTravelerNames(wanted: readonly Wanted[]): string[] {
  const t = useText()
  return wanted.map(({ kind }, index) =>
    t(kindWords[kind], { number: wanted.slice(0, index + 1).filter((one) => one.kind === kind).length }),
  )
}

const noQuestions: readonly AskedQuestion[] = []

const nothing: TravelerRequirements = { leadTraveler: [], everyPassenger: [] }

/** The form of all travellers of an order, asking for what the supplier asks and nothing else. */
export function useTravelers(input: TravelersInput) {
  'use no memo' // the form library changes its errors in place, which a memo would not see
  const t = useText()
  const { wanted, requirements = nothing, asked: askedOfEach, typed, days, questions = noQuestions, among } = input
  const names = useTravelerNames(wanted)
  const asked = useMemo(() => askedOfEach ?? askedOf(wanted, requirements), [askedOfEach, wanted, requirements])
  const schema = useMemo(() => travelersSchema(asked, days, questions, among), [asked, days, questions, among])
  const defaults = useMemo(
    () => ({
      travelers: wanted.map((one) => valuesOf(one, findTyped(one, typed, days), days.today)),
      answers: typedAnswers(questions, wanted, typed, days),
    }),
    [wanted, typed, days, questions],
  )
  const ofTraveler = (field: string, index: number) => t('traveler.fieldOf', { field, traveler: names[index] ?? '' })
  const labels = Object.fromEntries([
    ...wanted.flatMap((_, index) =>
      fieldNames.map((name) => [
        `travelers.${index}.${name}`,
        ofTraveler(t(fieldWords[name] ?? 'traveler.firstName'), index),
      ]),
    ),
    ...questions.map(({ text, traveler }, at) => [
      ...[`answers.${at}`, traveler === undefined ? text : ofTraveler(text, traveler)],
    ]),
  ])
  const form = useContractForm({
    schema,
    name: 'travelers',
    defaults,
    labels,
    fieldOf: formField(wanted, questions),
    keepsDraft: false,
  })
  return { form, asked, names }
}

export type TravelersForm = ReturnType<typeof useTravelers>['form']
