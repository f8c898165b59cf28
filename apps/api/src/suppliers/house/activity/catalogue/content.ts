import type { Language } from '@portolan/domain/language'
import type { ActivityContent, ActivityKind, ActivityTour } from '@portolan/supplier/activity'
import { durationText, fill } from '../../../../platform/words.ts'
import { infantsTakePlace } from '../price/fit.ts'
import type { Item, Missing, Note } from './text/shape.ts'
import { tourTexts } from './text/texts.ts'
import type { Tour } from './tour.ts'

/** What is part of a kind of activity, what is not, and what to think of. */
const told: Readonly<Record<ActivityKind, readonly [readonly Item[], readonly Missing[], readonly Note[]]>> = {
  adventure: [
    ['guide', 'equipment', 'briefing'],
    ['meals', 'photos', 'tips'],
    ['shoes', 'health'],
  ],
  boat: [
    ['boat', 'lifeJacket'],
    ['meals', 'wayThere'],
    ['layers', 'water'],
  ],
  dayTrip: [
    ['guide', 'transport'],
    ['meals', 'entries', 'tips'],
    ['shoes', 'sun'],
  ],
  food: [['guide', 'tastings'], ['drinks', 'wayThere'], ['allergies']],
  museum: [['entry', 'guide'], ['meals', 'wayThere'], ['bags']],
  nature: [['guide'], ['meals', 'wayThere'], ['shoes']],
  show: [['seat'], ['drinks', 'wayThere'], ['bags']],
  themePark: [['parkTicket'], ['meals', 'locker'], ['sun']],
  walk: [['guide'], ['entries', 'meals', 'tips'], ['shoes', 'sun']],
  workshop: [['teacher', 'materials', 'takeHome'], ['drinks', 'wayThere'], ['allergies']],
}

/** A mere ticket. */
const entry: (typeof told)['museum'] = [['entry'], ['meals', 'wayThere'], ['bags']]

type Told = Pick<ActivityContent, 'overview' | 'included' | 'notIncluded' | 'goodToKnow' | 'rules'>

/** An activity in some sentences, made when somebody opens it: six languages of all of them would be read by nobody. */
export function contentText(tour: Tour, { hasPickUp }: Pick<ActivityTour, 'hasPickUp'>, language: Language): Told {
  const texts = tourTexts[language]
  const { kind, setting, start, minutes, minAge, cancelHours, ages } = tour
  const [items, missing, notes] = tour.isEntryOnly ? entry : told[kind]
  const course = fill(texts.course, { start: start.name, duration: durationText(minutes, language) })
  const hasChildren = ages.some(({ code }) => code === 7 || code === 8)
  const infants = infantsTakePlace(tour) ? texts.infantsSeated : texts.infantsCarried
  return {
    overview: [texts.overview[tour.isEntryOnly ? 'museum' : kind], texts.setting[setting], course].join(texts.gap),
    included: [...items, ...(hasPickUp ? (['pickUp'] as const) : [])].map((item) => texts.items[item]),
    notIncluded: missing.filter((one) => !hasPickUp || one !== 'wayThere').map((one) => texts.missing[one]),
    goodToKnow: [
      ...notes.map((note) => texts.notes[note]),
      ...(setting === 'outdoor' ? [texts.notes.weather] : []),
      ...[texts.notes.early, texts.notes.voucher],
    ],
    rules: [
      ...[fill(texts.cancelling, { hours: String(cancelHours) }), texts.late],
      ...(minAge > 0 ? [fill(texts.minAge, { age: String(minAge) })] : []),
      ...(hasChildren ? [texts.withAdult] : []),
      ...(ages.some(({ code }) => code === 7) ? [infants] : []),
    ],
  }
}
