import { pictureKey } from '@portolan/picture/key'
import type { ActivityKind } from '@portolan/supplier/activity'
import { traitsOf } from '../../hotel/catalogue/stock.ts'
import { pickOf } from '../../seed.ts'
import type { Tour } from './tour.ts'

type Parts = Parameters<typeof pictureKey>[0]
type Look = Pick<Parts, 'scene' | 'variant' | 'mood'>

/** What a kind of activity looks like: the first is told by the tour, the others stand behind it. */
const looks: Readonly<Record<ActivityKind, readonly Look[]>> = {
  adventure: [{ scene: 'balloon' }, { scene: 'kayak' }, { scene: 'mountain' }],
  boat: [{ scene: 'ship', variant: 'river' }, { scene: 'ship', variant: 'ferry' }, { scene: 'kayak' }],
  dayTrip: [{ scene: 'countryside' }, { scene: 'oldtown' }, { scene: 'museum', variant: 'castle' }],
  food: [{ scene: 'tasting' }, { scene: 'dining' }],
  museum: [
    { scene: 'museum', variant: 'classical' },
    { scene: 'museum', variant: 'modern' },
  ],
  nature: [{ scene: 'mountain' }, { scene: 'countryside' }],
  show: [
    { scene: 'skyline', mood: 'dusk' },
    { scene: 'oldtown', mood: 'dusk' },
  ],
  themePark: [{ scene: 'balloon' }, { scene: 'countryside' }],
  walk: [{ scene: 'oldtown' }, { scene: 'skyline' }],
  workshop: [{ scene: 'museum', variant: 'modern' }, { scene: 'oldtown' }],
}

/** Whoever cooks or bakes sits down to it in the end. */
const isCooked = ({ kind, name }: Tour): boolean =>
  kind === 'workshop' && /cook|bak|pastr|chocolate|cheese|tea/i.test(name.en)

const looksOf = (tour: Tour): readonly Look[] => looks[isCooked(tour) ? 'food' : tour.kind]

/** The light of the hour: nobody sets out on a walk of the morning under the moon. */
const daylight = ['dawn', 'noon', 'gold'] as const
const evening = '17:00'

function inItsLight(look: Look, { id, times }: Tour): Look {
  const isLate = (times[0] ?? '') >= evening
  return look.mood || isLate ? look : { ...look, mood: pickOf(daylight, id, 'light', look.scene) }
}

/** The streets of some cities are those of a medina. */
const asThere = (look: Look, { city }: Tour): Look =>
  look.scene === 'oldtown' && traitsOf(city).has('medina') ? { ...look, scene: 'medina' } : look

/** Keys of pictures, the one of the tour first. */
export function galleryOf(tour: Tour): readonly string[] {
  const known = looksOf(tour)
  const first = pickOf(known, tour.id, 'picture')
  const others = known.filter((look) => look !== first)
  return [first, ...others].map((look, index) =>
    pictureKey({ ...inItsLight(asThere(look, tour), tour), seed: index === 0 ? tour.id : `${tour.id}.${index}` }),
  )
}
