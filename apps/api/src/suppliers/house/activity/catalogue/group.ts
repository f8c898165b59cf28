import type { ActivityKind } from '@portolan/supplier/activity'
import type { Words } from '@portolan/supplier/words'
import { shareOf } from '../../seed.ts'
import type { Tour } from './tour.ts'

export type GroupCode = 'SHARED' | 'SMALL' | 'PRIVATE'

/** A way to take part in a tour. */
export interface TourGroup {
  readonly code: GroupCode
  readonly name: Words
  readonly pricing: 'person' | 'group'
  readonly maxSize: number
  readonly languages: readonly string[]
  /** HH:mm, of the tour's own. */
  readonly times: readonly string[]
  /** Times what a place in the shared group costs; of a private one, times an adult's. */
  readonly factor: number
}

const names: Readonly<Record<GroupCode, Words>> = {
  SHARED: {
    en: 'Shared group',
    zh: '拼团',
    zhHK: '併團',
    es: 'Grupo compartido',
    fr: 'Groupe partagé',
    ar: 'مجموعة مشتركة',
  },
  SMALL: {
    en: 'Small group',
    zh: '小团',
    zhHK: '小團',
    es: 'Grupo reducido',
    fr: 'Petit groupe',
    ar: 'مجموعة صغيرة',
  },
  PRIVATE: {
    en: 'Private group',
    zh: '私人包团',
    zhHK: '私人包團',
    es: 'Grupo privado',
    fr: 'Groupe privé',
    ar: 'مجموعة خاصة',
  },
}

/** Where it matters with whom one goes. */
const isSociable: ReadonlySet<ActivityKind> = new Set(['adventure', 'boat', 'dayTrip', 'food', 'nature', 'walk'])

const smallShare = 0.6
const privateShare = 0.5
const smallestSmall = 4
const largestPrivate = 8
const smallFactor = 1.35
/** As many adults' prices as a private group costs. */
const privateFactors = [5, 5.5, 6]

function smallGroup(tour: Tour): TourGroup[] {
  const maxSize = Math.floor(tour.maxGroup / 3)
  if (maxSize < smallestSmall || shareOf(tour.id, 'small') >= smallShare) return []
  return [
    {
      ...{ code: 'SMALL', name: names.SMALL, pricing: 'person', maxSize, factor: smallFactor },
      languages: tour.languages.slice(0, 2),
      times: tour.times.slice(0, 1),
    },
  ]
}

function privateGroup(tour: Tour): TourGroup[] {
  const maxSize = Math.min(largestPrivate, tour.maxGroup)
  if (maxSize < smallestSmall || shareOf(tour.id, 'private') >= privateShare) return []
  const factor = privateFactors[Math.floor(shareOf(tour.id, 'factor') * privateFactors.length)] ?? 6
  return [
    {
      ...{ code: 'PRIVATE', name: names.PRIVATE, pricing: 'group', maxSize, factor, languages: tour.languages },
      times: [...new Set([tour.times[0] ?? '', tour.times.at(-1) ?? ''])],
    },
  ]
}

/** Everybody may join the shared group; some tours have a small one as well, or one of one's own. */
export function groupsOf(tour: Tour): readonly TourGroup[] {
  const shared: TourGroup = {
    ...{ code: 'SHARED', name: names.SHARED, pricing: 'person', maxSize: tour.maxGroup, factor: 1 },
    ...{ languages: tour.languages, times: tour.times },
  }
  return isSociable.has(tour.kind) && !tour.isEntryOnly
    ? [shared, ...smallGroup(tour), ...privateGroup(tour)]
    : [shared]
}
