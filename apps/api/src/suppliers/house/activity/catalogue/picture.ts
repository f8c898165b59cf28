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
  workshop: [{ scene: 'tasting' }, { scene: 'dining' }],
}

/** The streets of some cities are those of a medina. */
const asThere = (look: Look, { city }: Tour): Look =>
  look.scene === 'oldtown' && traitsOf(city).has('medina') ? { ...look, scene: 'medina' } : look

/** Keys of pictures, the one of the tour first. */
export function galleryOf(tour: Tour): readonly string[] {
  const known = looks[tour.kind]
  const first = pickOf(known, tour.id, 'picture')
  const others = known.filter((look) => look !== first)
  return [first, ...others].map((look, index) =>
    pictureKey({ ...asThere(look, tour), seed: index === 0 ? tour.id : `${tour.id}.${index}` }),
  )
}
