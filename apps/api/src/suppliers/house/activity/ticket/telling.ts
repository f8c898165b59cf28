import type { ActivityGroup, ActivityTour } from '@portolan/supplier/activity'
import { seedOf, shareOf } from '../../seed.ts'
import { groupsOf, type TourGroup } from '../catalogue/group.ts'
import { galleryOf } from '../catalogue/picture.ts'
import type { Tour } from '../catalogue/tour.ts'
import type { Tours } from './register.ts'

/** How tours and groups are told to whoever asks, and what is known of a tour beside the catalogue. Made once. */
export interface Telling {
  tourOf(tour: Tour): ActivityTour
  groupsOf(tour: Tour): readonly TourGroup[]
  groupOf(group: TourGroup): ActivityGroup
}

/** Minutes: who is away all day is fetched, by some. */
const wholeDay = 480
const fetchedShare = 0.5

const hasPickUp = ({ id, kind, minutes }: Tour): boolean =>
  kind === 'dayTrip' && minutes >= wholeDay && shareOf(id, 'pick-up') < fetchedShare

/** 7.8 to 9.7, one decimal. */
const ratingOf = (id: string): number => Math.round(78 + shareOf(id, 'rating') * 19) / 10

const reviewsOf = (id: string): number => 40 + (seedOf(id, 'reviews') % 2_000)

function tellTour(tour: Tour, { cityOf }: Tours): ActivityTour {
  const { id, name, kind, city, minutes, minAge, setting, start, end } = tour
  const { country, timeZone } = cityOf(city)
  return {
    ...{ id, name, kind, city, country, timeZone, minutes, minAge, setting, start, end },
    hasPickUp: hasPickUp(tour),
    ...{ rating: ratingOf(id), reviews: reviewsOf(id), picture: galleryOf(tour)[0] ?? '' },
  }
}

const tellGroup = ({ code, name, pricing, maxSize, languages }: TourGroup): ActivityGroup => ({
  ...{ code, name, pricing, minSize: 1, maxSize, languages },
})

/** Remembers what it has made for as long as that which it was made of is there. */
function remember<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const known = new WeakMap<Thing, Made>()
  return (thing) => {
    const made = known.get(thing) ?? make(thing)
    known.set(thing, made)
    return made
  }
}

export const makeTelling = (tours: Tours): Telling => ({
  tourOf: remember((tour: Tour) => tellTour(tour, tours)),
  groupsOf: remember(groupsOf),
  groupOf: remember(tellGroup),
})
