import type { ActivityReservation } from '@portolan/contract/activity'
import type { MessageId } from '../../i18n/messages.ts'
import type { ActivityView, Condition, GoodsView, Point, PriceLine, Words } from './goods.ts'

type Bought = NonNullable<ActivityReservation['activity']>
type Participant = Bought['participants'][number]

const counts: Record<Participant['qualifierInfo'], MessageId> = {
  Adult: 'air.count.adults',
  Senior: 'rail.count.seniors',
  Youth: 'rail.count.youths',
  Student: 'booking.activity.students',
  Child: 'air.count.children',
  Infant: 'air.count.infants',
}

const wordsOf = ({ qualifierInfo, quantity }: Participant): Words => ({
  id: counts[qualifierInfo],
  values: { count: quantity },
})

const order = Object.keys(counts)

/** Grown-ups first, however the supplier tells them. */
const inOrder = ({ participants }: Bought): Participant[] =>
  participants.toSorted((one, other) => order.indexOf(one.qualifierInfo) - order.indexOf(other.qualifierInfo))

const placeOf = (point: Bought['startingPoint']): Point['place'] | undefined =>
  point?.position && [point.position.longitude, point.position.latitude]

function viewOf(bought: Bought, { voucher }: ActivityReservation): ActivityView {
  const { name, groupName, start, end, startingPoint, endingPoint, languagesSpoken = [], image } = bought
  return {
    ...{ name, groupName, start, end, languages: languagesSpoken, imageUrl: image?.url, voucher: voucher?.value },
    from: startingPoint?.locationName ?? '',
    place: placeOf(startingPoint),
    to: endingPoint?.locationName ?? startingPoint?.locationName ?? '',
    endPlace: placeOf(endingPoint ?? startingPoint),
    participants: inOrder(bought).map(wordsOf),
  }
}

/** Where each pays by age: a line for each kind of participant. A private group has one price. */
const linesOf = (bought: Bought): PriceLine[] =>
  inOrder(bought).flatMap((one) =>
    one.price ? [{ key: one.qualifierInfo, words: wordsOf(one), amounts: [one.price.amount] }] : [],
  )

const conditionsOf = ({ rules = [] }: Bought): Condition[] =>
  [...new Set(rules)].map((rule) => ({ key: rule, look: 'info', words: rule }))

export function activityGoods(reservation: ActivityReservation, bought: Bought): GoodsView {
  return {
    ...{ ways: [], marks: [], course: [], isFlown: false, operatorPrice: undefined, tickets: [] },
    ...{ lines: linesOf(bought), conditions: conditionsOf(bought), activity: viewOf(bought, reservation) },
  }
}
