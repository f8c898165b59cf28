import { headcountOf } from '@portolan/domain/traveler'
import type { CartView } from '../cart/goods.ts'
import { pictureUrl } from '../platform/picture-url.ts'
import { dotted, wordsIn } from '../platform/words.ts'
import { saidDeadline } from '../platform/zone-name.ts'
import { departuresIn, oneDeparture } from './departure.ts'
import { isDepartureDetail } from './detail.ts'
import { departuresInstead } from './instead.ts'
import { cancelText, peopleText, timeText, tourName } from './words.ts'

/** How a departure stands in the cart: what, when, in which group, and who comes. */
export const activityCartView: CartView = {
  products: ['activity'],
  suits: (offers) => offers.some(({ detail }) => isDepartureDetail(detail)),
  display(offers, _, language) {
    const { offer, detail } = oneDeparture(offers)
    const { tour, group, startsAt, endsAt } = detail
    return {
      title: tourName(tour, language),
      lines: [
        timeText(detail, language),
        dotted([wordsIn(group.name, language), peopleText(detail, language)]),
        tour.start.name,
        cancelText(detail, language),
      ],
      ...{ start: `${startsAt}:00`, end: `${endsAt}:00`, imageUrl: pictureUrl(tour.picture) },
      ...(detail.freeUntil !== undefined && {
        deadlines: [saidDeadline(detail.freeUntil, tour.timeZone, language)],
      }),
      party: headcountOf(offer.party.map(({ type }) => type)),
    }
  },
  title(offers, language) {
    const [departure] = departuresIn(offers)
    return departure && tourName(departure.detail.tour, language)
  },
  zoneOf: (offer) => departuresIn([offer])[0]?.detail.tour.timeZone,
  instead: departuresInstead,
}
