import { randomUUID } from 'node:crypto'
import type { checkActivity, TourActivityInfo } from '@portolan/contract/activity'
import { todayIn } from '@portolan/domain/date'
import { compare, type Money } from '@portolan/domain/money'
import type { Buyer } from '../offer/offer.ts'
import { buyerFor } from '../platform/agreed.ts'
import { amountView } from '../platform/amount.ts'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf } from '../platform/supplier-call.ts'
import { requirementsView } from '../platform/traveler-requirement.ts'
import { withHandlesAt } from '../platform/wrong-handles.ts'
import { type Answers, askAll } from './answers.ts'
import { makeFindContent, type Told } from './content.ts'
import { type Departure, oneDeparture } from './departure.ts'
import { envelopeOf } from './envelope.ts'
import { dayWrong, partyWrong } from './fit.ts'
import { groupView, penaltiesOf } from './group-view.ts'
import type { ActivityParts } from './parts.ts'
import { partyOf } from './party.ts'
import { priceList } from './price-list.ts'
import { type AvailRequest, datesWrong, mostDaysOf, readAvail } from './request.ts'
import { calendarOf, departureRows, runningOf } from './schedule-view.ts'
import { tourHead, withContent } from './tour-view.ts'

const pointers = {
  id: '/tourActivity/basicInfo/tourActivityID',
  schedule: '/tourActivity/schedule',
  party: '/tourActivity/participantCounts',
} as const

/** By the hour, then the cheapest first. */
const inOrder = ({ detail: one, offer }: Departure, { detail: other, offer: next }: Departure): number =>
  Number(one.startsAt > other.startsAt) - Number(one.startsAt < other.startsAt) ||
  compare(offer.price.selling, next.price.selling)

const leastOf = (departures: readonly Departure[]): Money | undefined =>
  departures.map(({ offer }) => offer.price.selling).sort(compare)[0]

/** The days of one activity, or everything that sets out on one of them. */
export function makeCheckActivity(parts: ActivityParts): Handler<typeof checkActivity> {
  const { places, clock, penaltyOf, questionsOf, offers, priceAgain } = parts
  const findContent = makeFindContent(parts)

  function refuseWrong(request: AvailRequest, { content }: Told): void {
    const { from, to, counted, isByDay } = request
    const now = clock.now()
    const today = todayIn(content.tour.timeZone, now)
    // A calendar shows whole months: the days of this one that are over are just not there.
    const start = isByDay && from < today && to >= today ? today : from
    const dates = datesWrong({ start, end: to }, pointers.schedule, { today, mostDays: mostDaysOf(request) })
    const isOneDay = !isByDay && from === to && dates.length === 0
    const fields = [
      ...dates,
      ...(isOneDay ? dayWrong(content, from, `${pointers.schedule}/start`, now) : []),
      ...partyWrong(content, counted, pointers.party),
    ]
    if (fields.length > 0) throw new Refusal(400, { fields })
  }

  async function infoOf(
    told: Told,
    { departures }: Pick<Answers, 'departures'>,
    { isByDay, buyer }: { isByDay: boolean; buyer: Buyer },
    { language }: Context,
  ): Promise<TourActivityInfo> {
    const { content } = told
    const soldFor = await priceList(parts, departures, buyer)
    const shown = departures.toSorted(inOrder)
    const [first] = shown
    const least = leastOf(shown)
    const schedule = first && isByDay ? calendarOf(first, soldFor) : { details: departureRows(shown) }
    return {
      ...withContent(tourHead(content.tour, places, language), content),
      schedule: { ...runningOf(content), ...schedule },
      pricing: {
        pricingType: shown.some(({ detail }) => detail.group.pricing === 'person') ? 'PerPerson' : 'PerGroup',
        ...(least && { summary: amountView(least) }),
        groups: shown.map((one) => groupView(one, penaltiesOf(one, penaltyOf, language), { soldFor, language })),
      },
      policies: {
        ...(first && { cancel: penaltiesOf(first, penaltyOf, language) }),
        rules: [...content.rules],
      },
      languagesSpoken: [...new Set(content.groups.flatMap(({ languages }) => languages))],
      questions: questionsOf(content.questions, language) ?? [],
      ...(first && { expiredDateTime: new Date(first.offer.expiresAt).toISOString() }),
    }
  }

  /** One that was chosen before, at the price of now, with what is asked of those who come. */
  async function checkChosen(rph: string, told: Told, context: Context) {
    const kept = await offers.find([rph], 'activity')
    const buyer = buyerFor(kept, context)
    const { offers: found, requires } = await priceAgain(kept, buyer, context)
    const answers = { departures: [oneDeparture(found)], warnings: [], hasFailed: false }
    return {
      ...envelopeOf(answers, found[0]?.correlationId ?? context.requestId, context.language),
      tourActivityInfos: [await infoOf(told, answers, { isByDay: false, buyer }, context)],
      travelerRequirements: requirementsView(requires),
    }
  }

  return withHandlesAt<typeof checkActivity>(
    () => '/tourActivity/groupRph',
    async ({ body }, context) => {
      const request = readAvail(body)
      const told = await findContent(request.id, pointers.id, context)
      const { groupRph } = body.tourActivity
      if (groupRph !== undefined) return checkChosen(groupRph, told, context)
      refuseWrong(request, told)
      const { id, from, to, counted, isByDay } = request
      const correlationId = randomUUID()
      const buyer = buyerOf(context)
      const { city } = told.content.tour
      const query = {
        ...{ where: { code: city, context: 'CITY' as const }, from, to, party: partyOf(counted), productId: id },
        show: isByDay ? ('list' as const) : ('departures' as const),
      }
      const answers = await askAll(parts, { query, buyer, correlationId, only: [told.supplier] }, context)
      const own = answers.departures.filter(({ detail }) => detail.tour.id === id)
      return {
        ...envelopeOf(answers, correlationId, context.language),
        tourActivityInfos: [await infoOf(told, { departures: own }, { isByDay, buyer }, context)],
      }
    },
  )
}
